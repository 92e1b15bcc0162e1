import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Dialog } from '@/components/dialogs/Dialog'
import { hasBegunLesson, hasUnsavedAnswers } from '@/session/storage'
import { useLogOut } from './useLogOut'

type LogOutDialogProps = {
  open: boolean
  onClose: () => void
  /** In the middle of a module: what is not saved of it would be lost. */
  isInModule?: boolean
}

/** Asks before it logs out. */
export function LogOutDialog({ open, onClose, isInModule = false }: LogOutDialogProps) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  return (
    <Dialog
      open={open}
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
        open && hasBegunLesson() && <p>{t('shell.askSignOut.begunElsewhere')}</p>
      )}
      {open && hasUnsavedAnswers() && <p>{t('shell.askSignOut.unsaved')}</p>}
      <p>{t('shell.askSignOut.saved')}</p>
    </Dialog>
  )
}
