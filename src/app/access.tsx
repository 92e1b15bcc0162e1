import { useLayoutEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useUserName } from '@/api/account.queries'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'
import { useSessionStatus, useUserKey } from '@/learner/useSessionStatus'
import { isEntryOfOtherLearner, markEntry } from '@/navigation/entry-owner'

/**
 * The route guard (rules.md#routes): without a session it redirects to /SignIn, replacing the history entry,
 * and passes on the reason and the address to return to.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const location = useLocation()
  const status = useSessionStatus()
  const isOfOtherLearner = useEntryOwner(location.key)
  if (status.kind === 'active') {
    if (isOfOtherLearner) return <Navigate to={paths.skillMap} replace />
    return (
      <>
        <FetchUserName />
        {children}
      </>
    )
  }
  const ended = session.endReason()
  const reason = status.kind === 'none' ? (ended ?? 'required') : status.kind
  const state = {
    reason,
    from: { path: location.pathname + location.search, state: location.state },
    learner: session.learnerMark(),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}

/**
 * Whether the Back key led to a history entry of another learner. A new entry is marked as the current learner's.
 */
function useEntryOwner(entryKey: string): boolean {
  const mark = session.ownerMark()
  const isOfOtherLearner = mark !== undefined && isEntryOfOtherLearner(mark)
  useLayoutEffect(() => {
    if (mark === undefined || isOfOtherLearner) return
    markEntry(mark)
    session.claimForTab()
  }, [entryKey, mark, isOfOtherLearner])
  return isOfOtherLearner
}

/** Fetches the username if only a token is known: stored things are kept under it (contract.md#user-key). */
function FetchUserName() {
  const isUnknown = useUserKey() === undefined
  useUserName({ isEnabled: isUnknown })
  return null
}
