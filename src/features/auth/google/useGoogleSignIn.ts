import { useState } from 'react'
import { postGoogleLogin } from '@/api/account'
import { useWrite } from '@/api/transport/useWrite'
import { session } from '@/learner/session'
import type { Admission, Arrival } from '../sign-in/useArrival'

/**
 * The e-mail claim of a Google credential (a JSON Web Token), lower case; undefined where there is
 * none. Only a name to keep things under: the backend checks the credential, this does not.
 */
export function googleEmail(credential: string): string | undefined {
  const payload = credential.split('.')[1] ?? ''
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    const claims: unknown = JSON.parse(text)
    if (typeof claims !== 'object' || claims === null || !('email' in claims)) return undefined
    return typeof claims.email === 'string'
      ? claims.email.trim().toLowerCase() || undefined
      : undefined
  } catch {
    return undefined
  }
}

/**
 * What came of Google's button. `asked`: it was pressed, and nothing has come of it so far;
 * `no-credential`: it gave nothing to sign in with.
 */
type Button = 'idle' | 'asked' | 'no-credential'

/** What the server gives for a credential, as somebody whom it let in. */
async function admit(
  credential: string,
  remember: boolean,
  signal: AbortSignal,
): Promise<Admission> {
  const { accessToken, refreshToken, expiresAt, onboardCompleted } = await postGoogleLogin(
    credential,
    signal,
  )
  if (accessToken === undefined) throw new Error('The answer holds no access token')
  return {
    session: {
      accessToken,
      ...(refreshToken !== undefined && { refreshToken }),
      ...(expiresAt !== undefined && { expiresAt }),
    },
    email: googleEmail(credential),
    remember,
    onboardCompleted,
  }
}

/** Signs in with what Google's button gives; a new account is made by the same call. */
export function useGoogleSignIn(isRemembered: () => boolean, { arrive, isArriving }: Arrival) {
  const [button, setButton] = useState<Button>('idle')
  const write = useWrite({
    send: (credential: string, signal) => admit(credential, isRemembered(), signal),
    notSaved: null,
    isHarmlessTwice: true,
    endsWithScreen: true,
  })

  const forgetFailure = () => {
    if (button === 'no-credential') setButton('idle')
    if (!isArriving) write.forget()
  }

  return {
    write,
    isBusy: write.isBusy || (write.isSaved && isArriving),
    hasFailed: write.state === 'failed' || button === 'no-credential',
    isAsked: button === 'asked',
    forgetFailure,
    signIn: (credential: string) => {
      setButton('idle')
      write.send(credential, { onSaved: arrive, onFailed: () => session.clearToken() })
    },
    onAsked: () => {
      write.forget()
      setButton('asked')
    },
    onNoCredential: () => {
      write.forget()
      setButton('no-credential')
      session.clearToken()
    },
  }
}

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>
