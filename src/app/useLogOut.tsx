import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { revokeToken } from '@/api/account'
import { Button } from '@/components/controls/Button'
import { Dialog } from '@/components/dialogs/Dialog'
import { showToast } from '@/components/dialogs/toasts'
import { paths } from '@/config/paths'
import { addressedModule } from '@/domain/module-address'
import { progressName } from '@/domain/module-progress'
import { reportProblem } from '@/lib/report-problem'
import { session } from '@/session/session'
import { progressOf, useItem } from '@/session/storage'

/** Logs out. In the middle of a module `question` asks first: what is not saved of it would be lost. */
export function useLogOut() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const module = addressedModule(useLocation().search)
  const isBegun = useItem(progressOf(module ? progressName(module.key) : '')) !== undefined
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)

  // At once; the server is told afterwards, and a failure of that is not shown.
  const logOutNow = () => {
    const token = session.token()
    session.end('signed-out')
    void navigate(paths.signIn, { replace: true })
    showToast({ kind: 'success', text: t('shell.signedOut') })
    if (token === undefined) return
    revokeToken(token).catch((error: unknown) => reportProblem(error, 'log-out'))
  }

  const question = (
    <Dialog
      open={isAsking}
      onClose={stay}
      title={t('shell.notSaved.title')}
      action={
        <>
          <Button wide onClick={stay}>
            {t('shell.notSaved.stay')}
          </Button>
          <Button wide variant="outlined" onClick={logOutNow}>
            {t('shell.notSaved.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('shell.notSaved.begun')}</p>
    </Dialog>
  )
  const logOut = () => (isBegun ? setAsking(true) : logOutNow())
  return { logOut, question }
}
