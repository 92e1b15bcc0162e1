import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { Dialog } from '@/components/dialogs/Dialog'
import { addressedModule } from '@/domain/addresses'
import { hasBegunLesson, hasUnsavedAnswers, isBegun, moduleProgress } from '@/session/storage'
import { useLogOut } from './useLogOut'

type LogOutDialogProps = { onClose: () => void }

/** Asks before it logs out, and says what would be lost. */
export function LogOutDialog({ onClose }: LogOutDialogProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const logOut = useLogOut()
  const isInModule = isInBegunModule(search)
  return (
    <Dialog
      onClose={onClose}
      title={t(isInModule ? 'shell.askSignOut.inLesson' : 'shell.askSignOut.title')}
      action={
        <>
          <Button wide onClick={onClose}>
            {t('shell.askSignOut.stay')}
          </Button>
          <Button wide variant="outlined" onClick={logOut}>
            {t('shell.askSignOut.signOut')}
          </Button>
        </>
      }
    >
      {isInModule ? (
        <p>{t('shell.askSignOut.begun')}</p>
      ) : (
        hasBegunLesson() && <p>{t('shell.askSignOut.begunElsewhere')}</p>
      )}
      {hasUnsavedAnswers() && <p>{t('shell.askSignOut.unsaved')}</p>}
      <p>{t('shell.askSignOut.saved')}</p>
    </Dialog>
  )
}

/** Whether the address is that of a module that the learner has begun. */
function isInBegunModule(search: string): boolean {
  const module = addressedModule(search)
  return module !== null && isBegun(moduleProgress(module.key).get())
}
