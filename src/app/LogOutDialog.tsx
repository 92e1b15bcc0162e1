import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Dialog } from '@/components/dialogs/Dialog'
import { useLogOut } from './useLogOut'

type LogOutDialogProps = { open: boolean; onClose: () => void }

/** Asks in the middle of a module before it logs out: what is not saved of the module would be lost. */
export function LogOutDialog({ open, onClose }: LogOutDialogProps) {
  const { t } = useTranslation()
  const logOut = useLogOut()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('shell.notSaved.title')}
      action={
        <>
          <Button wide onClick={onClose}>
            {t('shell.notSaved.stay')}
          </Button>
          <Button wide variant="outlined" onClick={logOut}>
            {t('shell.notSaved.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('shell.notSaved.begun')}</p>
    </Dialog>
  )
}
