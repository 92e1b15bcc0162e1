import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { userNameQuery } from '@/api/account.queries'
import { paths } from '@/config/paths'
import { session } from '@/session/session'
import { useSessionStatus } from '@/session/useSessionStatus'

/**
 * The route guard (rules.md#routes): without a session it redirects to /SignIn, replacing the history entry,
 * and passes on the reason and the address to return to.
 */
export function SignedIn() {
  const location = useLocation()
  const status = useSessionStatus()
  if (status.kind === 'active') {
    return (
      <>
        <FetchUserName />
        <Outlet />
      </>
    )
  }
  const ended = session.endReason()
  const reason = status.kind === 'none' ? (ended ?? 'required') : status.kind
  const state = {
    reason,
    from: { path: location.pathname + location.search, state: location.state },
    learner: session.lastUserKey(),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}

/** Fetches the username if only a token is known: stored things are kept under it (contract.md#user-key). */
function FetchUserName() {
  useQuery({ ...userNameQuery, enabled: !session.isNamed() })
  return null
}
