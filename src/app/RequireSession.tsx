import { useEffect, useLayoutEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { reloadPage } from '@/lib/reload-page'
import { historyEntry, useHistoryEntry } from '@/lib/useHistoryEntry'
import { session, subscribeToken, useIsSignedIn } from '@/session/session'
import { ScreenOutlet } from './ScreenOutlet'

/** The route guard: without a session it redirects to sign-in, which gets the reason and where to return to. */
export function RequireSession() {
  const location = useLocation()
  const isSignedIn = useIsSignedIn()
  const [wasSignedIn] = useState(isSignedIn)
  if (isSignedIn) return <SignedInScreens />

  const endReason = session.endReason()
  // After a log-out, Back mounts this guard anew: 'signed-out' was said already, so say 'required'.
  const wasSaid = endReason === 'signed-out' && !wasSignedIn
  const toReturn = session.learnerToReturn()
  const state: AccountState = {
    reason: endReason === undefined || wasSaid ? 'required' : endReason,
    from: { to: location.pathname + location.search, state: location.state },
    learner: toReturn && (historyEntry().learner ?? toReturn),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}

/** The screens of a learner. After a sign-in in another tab the page starts again, with nothing of the session before. */
function SignedInScreens() {
  const location = useLocation()
  const [learner] = useState(session.learner)
  const { learner: owner = learner } = useHistoryEntry()
  useLayoutEffect(() => session.showScreens(), [])
  useLayoutEffect(() => {
    // An entry made by `#x` has no state. With one of ours, which has no number, React Router would number the next ones NaN.
    if (window.history.state) window.history.replaceState({ learner, ...historyEntry() }, '')
  }, [location.key, learner])
  useEffect(
    () =>
      subscribeToken((token) => {
        if (token !== undefined) reloadPage()
      }),
    [],
  )
  // What another learner has left in the history opens by its address alone: their state would pass locks.
  if (owner !== learner) return <Navigate to={location} replace />
  return <ScreenOutlet />
}
