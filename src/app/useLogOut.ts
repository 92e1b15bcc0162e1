import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { revokeToken } from '@/api/account'
import { showToast } from '@/components/messages/toasts'
import { paths } from '@/config/paths'
import { reportProblem } from '@/lib/report-problem'
import { session } from '@/session/session'

/** Returns the function that logs out at once. The server is told afterwards, and a failure of that is not shown. */
export function useLogOut() {
  const { t } = useTranslation()
  const navigate = useNavigate()

  return () => {
    const token = session.token()
    session.end('signed-out')
    void navigate(paths.signIn, { replace: true })
    showToast({ kind: 'success', text: t('shell.signedOut') })
    if (token === undefined) return
    revokeToken(token).catch((error: unknown) => reportProblem(error, 'log-out'))
  }
}
