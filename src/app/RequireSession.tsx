import { useEffect, useLayoutEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { reloadPage } from '@/lib/reload-page'
import { session, subscribeToken, useIsSignedIn } from '@/session/session'
import { ScreenOutlet } from './ScreenOutlet'

/** The route guard: without a session it redirects to sign-in, which gets the reason and where to return to. */
export function RequireSession() {
  const location = useLocation()
  if (useIsSignedIn()) return <SignedInScreens />

  const state: AccountState = {
    reason: session.endReason() ?? 'required',
    from: { path: location.pathname + location.search, state: location.state },
    learner: session.learnerToReturn(),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}

/** The screens of a learner. After a sign-in in another tab the page starts again, with nothing of the session before. */
function SignedInScreens() {
  useLayoutEffect(() => session.showScreens(), [])
  useEffect(
    () =>
      subscribeToken((token) => {
        if (token !== undefined) reloadPage()
      }),
    [],
  )
  return <ScreenOutlet />
}
