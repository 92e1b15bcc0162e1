import { useNavigate } from 'react-router-dom'
import { revokeToken } from '@/api/account'
import { paths } from '@/config/paths'
import type { AccountState } from '@/domain/navigation-state'
import { reloadPage } from '@/lib/reload-page'
import { reportProblem } from '@/lib/report-problem'
import { session } from '@/session/session'

/** Returns the function that logs out at once. The server is told afterwards, and a failure of that is not shown. */
export function useLogOut() {
  const navigate = useNavigate()

  return () => {
    // Somebody else has signed in in another tab: their session stays.
    if (session.hasChangedHands()) return reloadPage()
    const token = session.token()
    session.end('signed-out')
    const state: AccountState = { reason: 'signed-out' }
    void navigate(paths.signIn, { replace: true, state })
    if (token === undefined) return
    revokeToken(token).catch((error: unknown) => reportProblem(error, 'log-out'))
  }
}
