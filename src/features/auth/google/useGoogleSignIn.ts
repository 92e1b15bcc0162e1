import { useState } from 'react'
import { postGoogleLogin } from '@/api/account'
import { session } from '@/learner/session'
import { useSending } from '../form/useSending'
import type { Admission } from '../sign-in/useArrival'
import { googleEmail } from './google-email'

/** Signs in with what Google's button gives; a new account is made by the same call. */
export function useGoogleSignIn(
  remember: boolean,
  onAdmitted: (admission: Admission) => Promise<void>,
) {
  const { send, busy, failure, forgetFailure } = useSending<true>()
  const [asked, setAsked] = useState(false)

  const fail = (): true => {
    session.clearToken()
    return true
  }

  const signIn = (credential: string) => {
    setAsked(false)
    return send(async () => {
      const { accessToken, refreshToken, expiresAt, onboardCompleted } =
        await postGoogleLogin(credential)
      if (accessToken === undefined) throw new Error('The answer holds no access token')
      await onAdmitted({
        session: {
          accessToken,
          ...(refreshToken !== undefined && { refreshToken }),
          ...(expiresAt !== undefined && { expiresAt }),
        },
        email: googleEmail(credential),
        remember,
        onboardCompleted,
      })
    }, fail)
  }

  return {
    busy,
    failed: failure === true,
    forgetFailure,
    /** The button was pressed, and nothing has come of it so far. */
    asked,
    signIn,
    onAsked: () => {
      forgetFailure()
      setAsked(true)
    },
    onNoCredential: () => {
      setAsked(false)
      void send(() => Promise.reject(new Error('Google gave no credential')), fail)
    },
  }
}

export type GoogleSignIn = ReturnType<typeof useGoogleSignIn>
