import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as account from '@/api/account'
import { returnPlace } from '@/components/account/return-place'
import { useStartSession } from '@/components/account/useStartSession'
import { paths } from '@/config/paths'
import { googleEmail } from '@/domain/google-email'
import type { AccountState } from '@/domain/navigation-state'
import { useIsMounted } from '@/lib/useIsMounted'
import { session, subscribeStorage } from '@/session/session'
import { lastEmail } from '@/session/storage'

type Options = {
  arrival: AccountState
  /** Whether Remember me is ticked now: it may change while the sign-in runs. */
  isRemembered: () => boolean
}

/** Signs in, by password or with Google, one at a time, and leads to where the learner goes. */
export function useSignIn({ arrival, isRemembered }: Options) {
  const navigate = useNavigate()
  const startSession = useStartSession()
  const isMounted = useIsMounted()
  const password = useMutation({ mutationFn: account.signIn })
  const google = useMutation({ mutationFn: account.signInWithGoogle })
  const [hasNoCredential, setNoCredential] = useState(false)
  const isBusy = password.isPending || password.isSuccess
  const isGoogleBusy = google.isPending || google.isSuccess

  // Somebody is signed in already, by a link or Back, or signs in in another tab.
  const leaveIfSignedIn = useEffectEvent(() => {
    if (session.token() === undefined || isBusy || isGoogleBusy) return
    const { to, state } = returnPlace(arrival) ?? { to: paths.skillMap }
    void navigate(to, { replace: true, state })
  })
  useEffect(() => {
    leaveIfSignedIn()
    return subscribeStorage(() => leaveIfSignedIn())
  }, [])

  const forgetFailures = () => {
    if (password.isError) password.reset()
    if (google.isError) google.reset()
    setNoCredential(false)
  }
  const finish = async (signedIn: account.SignedIn, email: string | undefined) => {
    const { to, state } = await startSession(signedIn, { email, isRemembered, arrival })
    // A learner who has left this screen meanwhile stays where they are.
    if (isMounted.current) await navigate(to, { replace: true, state })
  }
  const onError = () => session.clearToken()

  return {
    isBusy,
    isGoogleBusy,
    error: password.error,
    sentPassword: password.variables?.password ?? '',
    hasGoogleFailed: google.isError || hasNoCredential,
    forgetFailures,
    failWithoutCredential: () => {
      if (isBusy || isGoogleBusy) return
      forgetFailures()
      setNoCredential(true)
    },
    signIn: (credentials: account.Credentials) => {
      if (isBusy || isGoogleBusy) return
      forgetFailures()
      password.mutate(credentials, {
        onSuccess: (signedIn, { email }) => {
          lastEmail.set(email)
          void finish(signedIn, email)
        },
        onError,
      })
    },
    signInWithGoogle: (credential: string) => {
      if (isBusy || isGoogleBusy) return
      google.mutate(credential, {
        onSuccess: (signedIn) => void finish(signedIn, googleEmail(credential)),
        onError,
      })
    },
  }
}
