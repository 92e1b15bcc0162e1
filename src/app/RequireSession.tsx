import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { lastUserKey } from '@/session/areas'
import { session, useSessionStatus } from '@/session/session'

/**
 * The route guard: without a session it leads to sign-in, in the place of the history entry, and passes on the reason and
 * where to return to.
 */
export function RequireSession() {
  const location = useLocation()
  const status = useSessionStatus()
  if (status === 'active') return <Outlet />

  const ended = session.endReason()
  const reason = status === 'none' ? (ended ?? 'required') : status
  const state: AccountState = {
    ...(reason !== 'signed-out' && { reason }),
    from: { path: location.pathname + location.search, state: location.state },
    learner: lastUserKey(),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}
