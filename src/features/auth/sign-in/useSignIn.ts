import { useState } from 'react'
import { postUserCheck, postValidateUser } from '@/api/account'
import { useWrite } from '@/api/transport/useWrite'
import { rememberSignIn } from '@/learner/account-memory'
import { session } from '@/learner/session'
import type { Admission, Arrival } from './useArrival'

/** Which of the two calls of a sign-in failed, and why. */
export class SignInError extends Error {
  readonly call: 'validateUser' | 'checkUser'

  constructor(call: SignInError['call'], cause: unknown) {
    super(`Sign-in failed: ${call}`, { cause })
    this.call = call
  }
}

type Entry = { email: string; password: string; remember: boolean }

/** Both calls of a sign-in; a session is worth keeping only when both went well. */
async function signIn(entry: Entry, signal: AbortSignal): Promise<Admission> {
  const { email, password, remember } = entry
  const credentials = { username: email.trim(), password }
  const accessToken = await postValidateUser(credentials, signal).catch((cause: unknown) => {
    throw new SignInError('validateUser', cause)
  })
  if (accessToken === undefined) throw new SignInError('checkUser', 'no access token')
  const onboardCompleted = await postUserCheck(credentials, accessToken, signal).catch(
    (cause: unknown) => {
      throw new SignInError('checkUser', cause)
    },
  )
  return { session: { accessToken }, email, remember, onboardCompleted }
}

/**
 * Signs in by e-mail and password; no token is left behind by a failure (rules.md#sign-in). Who leaves
 * the screen before the server has let them in is not signed in.
 */
export function useSignIn({ arrive, isArriving }: Arrival) {
  const write = useWrite({
    send: signIn,
    notSaved: null,
    isHarmlessTwice: true,
    endsWithScreen: true,
  })
  const [failureBefore, setFailureBefore] = useState<Error | null>(null)
  const isBusy = write.isBusy || (write.isSaved && isArriving)

  return {
    write,
    isBusy,
    signIn: (entry: Entry) => {
      setFailureBefore(write.error)
      write.send(entry, {
        onSaved: (admission) => {
          rememberSignIn(entry.email)
          arrive(admission)
        },
        onFailed: () => session.clearToken(),
      })
    },
    forgetFailure: () => {
      if (!isArriving) write.forget()
    },
    /** While it runs: what was wrong at the last try. Its place is kept, so that nothing moves. */
    failureBefore: isBusy ? failureBefore : null,
  }
}
