import { useState } from 'react'
import { postUserCheck, postValidateUser } from '@/api/account'
import { useWrite } from '@/api/transport/useWrite'
import { rememberSignIn } from '@/learner/account-memory'
import { session } from '@/learner/session'
import type { SignInResult, OnSignedIn } from './useAfterSignIn'

/** Says which of the two requests of a sign-in failed, with the cause. */
export class SignInError extends Error {
  readonly call: 'validateUser' | 'checkUser'

  constructor(call: SignInError['call'], cause: unknown) {
    super(`Sign-in failed: ${call}`, { cause })
    this.call = call
  }
}

type Entry = { email: string; password: string; remember: boolean }

/** Sends both requests of a sign-in. The token is stored only if both succeed. */
async function signIn(entry: Entry, signal: AbortSignal): Promise<SignInResult> {
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
 * Signs in by e-mail and password. A failure leaves no token behind (rules.md#sign-in), and leaving
 * the screen before the response aborts the sign-in.
 */
export function useSignIn(onSignedIn: OnSignedIn) {
  const write = useWrite({
    send: async (entry: Entry, signal) => {
      const result = await signIn(entry, signal)
      if (signal.aborted) return
      rememberSignIn(entry.email)
      await onSignedIn(result, signal)
    },
    notSaved: null,
    isHarmlessTwice: true,
    endsWithScreen: true,
  })
  const [previousFailure, setPreviousFailure] = useState<Error | null>(null)

  return {
    write,
    signIn: (entry: Entry) => {
      setPreviousFailure(write.error)
      write.send(entry, { onFailed: () => session.clearToken() })
    },
    /**
     * The error of the previous attempt while a retry runs: the panel keeps its space so that
     * nothing moves.
     */
    previousFailure: write.isBusy ? previousFailure : null,
  }
}
