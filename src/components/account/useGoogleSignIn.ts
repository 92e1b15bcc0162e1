import { useState } from 'react'
import * as v from 'valibot'
import { postGoogleLogin } from '@/api/account'
import { signalFor, useSend } from '@/api/transport/useSend'
import { session } from '@/session/session'
import type { SignInResult, AfterSignIn } from './useAfterSignIn'

const claims = v.object({ email: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.toLowerCase()) })

/**
 * Reads the e-mail claim of a Google credential (a JSON Web Token), in lower case; undefined if
 * there is none. Only used to name what this device stores: the signature is not verified here, the
 * backend verifies the credential.
 */
export function googleEmail(credential: string): string | undefined {
  const payload = credential.split('.')[1] ?? ''
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
    return v.parse(claims, JSON.parse(text)).email
  } catch {
    return undefined
  }
}

/**
 * State of Google's button. `clicked`: waiting for its result; `no-credential`: Google returned
 * nothing to sign in with.
 */
type Button = 'idle' | 'clicked' | 'no-credential'

type Attempt = { credential: string; remember: boolean }

/** Exchanges a Google credential for a session. */
async function exchangeCredential(attempt: Attempt): Promise<SignInResult> {
  const { credential, remember } = attempt
  const { accessToken, refreshToken, expiresAt, onboardCompleted } = await postGoogleLogin(
    credential,
    signalFor(attempt),
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

/**
 * Signs in with the credential from Google's button. The same request creates a new account if
 * there is none.
 */
export function useGoogleSignIn(remember: boolean, { finish, isFinishing }: AfterSignIn) {
  const [button, setButton] = useState<Button>('idle')
  // A learner who has left the screen is not signed in.
  const write = useSend(
    { mutationKey: ['google-sign-in'], mutationFn: exchangeCredential },
    { onSuccess: finish, onError: () => session.clearToken() },
  )

  const forgetFailure = () => {
    if (button === 'no-credential') setButton('idle')
    if (!isFinishing) write.reset()
  }

  const isBusy = write.isPending || (write.isSuccess && isFinishing)
  return {
    /** For its WriteNote. */
    note: { isPending: isBusy, tryAgain: write.isPending ? write.tryAgain : undefined },
    isBusy,
    hasFailed: write.isError || button === 'no-credential',
    isClicked: button === 'clicked',
    forgetFailure,
    signIn: (credential: string) => {
      setButton('idle')
      write.send({ credential, remember })
    },
    onClicked: () => {
      write.reset()
      setButton('clicked')
    },
    onNoCredential: () => {
      write.reset()
      setButton('no-credential')
      session.clearToken()
    },
  }
}

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>
