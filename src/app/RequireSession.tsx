import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { learnerOfLastSession } from '@/session/areas'
import { session, useSessionStatus } from '@/session/session'

/** The route guard: without a session it redirects to sign-in, which gets the reason and where to return to. */
export function RequireSession() {
  const location = useLocation()
  const status = useSessionStatus()
  if (status === 'active') return <Outlet />

  const reason = status === 'none' ? (session.endReason() ?? 'required') : status
  const state: AccountState = {
    // Whoever has logged out knows why.
    ...(reason !== 'signed-out' && { reason }),
    from: { path: location.pathname + location.search, state: location.state },
    learner: learnerOfLastSession(),
  }
  return <Navigate to={paths.signIn} replace state={state} />
}
