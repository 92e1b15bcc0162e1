import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatch } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { Dialog } from '@/components/dialogs/Dialog'
import { paths } from '@/config/paths'
import { useIsLessonBegun } from '@/session/useLastLesson'
import { useSignOut } from './useSignOut'

/** Logs out. In the middle of a lesson `question` asks first: what is not saved of it would be lost. */
export function useLogOut() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const isLesson = useMatch(`${paths.learningPath}/:lesson`) !== null
  const isLessonBegun = useIsLessonBegun() && isLesson
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
          <Button wide variant="outlined" onClick={signOut}>
            {t('shell.notSaved.signOut')}
          </Button>
        </>
      }
    >
      <p>{t('shell.notSaved.begun')}</p>
    </Dialog>
  )
  const logOut = () => (isLessonBegun ? setAsking(true) : signOut())
  return { logOut, question }
}
