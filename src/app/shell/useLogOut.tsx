import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '@/api/learning.queries'
import { useSignOut } from '@/features/auth/sign-in/useSignOut'
import { Button } from '@/ui/controls/Button'
import { Dialog } from '@/ui/feedback/Dialog'

/** Logs out. While lessons wait to be saved, `question` asks first: they would be lost. */
export function useLogOut() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const count = useUnsaved().length
  const [isAsking, setAsking] = useState(false)
  const stay = () => setAsking(false)
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
          <Button wide variant="secondary" onClick={signOut}>
            {t('shell.notSaved.signOut')}
          </Button>
        </>
      }
    >
      {t('shell.notSaved.lost', { count })}
    </Dialog>
  )
  return { logOut: () => (count > 0 ? setAsking(true) : signOut()), question }
}
