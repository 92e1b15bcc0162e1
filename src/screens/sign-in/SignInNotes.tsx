import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '@/components/messages/Note'
import type { SignInReason } from '@/domain/navigation-state'
import { canStore, localArea } from '@/lib/web-storage'
import { isNewUser } from '@/session/storage'

/** The id of the notes, which describe the password after sign-up. */
export const notesId = 'sign-in-notes'

/** Whether the learner comes with an account or a password that is new. */
export const isGoodNews = (reason: SignInReason | undefined) =>
  reason === 'registered' || reason === 'newPassword'

/** Notes above the form: why the learner has to sign in, and a warning if the browser cannot store anything. */
export function SignInNotes({ reason }: { reason: SignInReason | undefined }) {
  const { t } = useTranslation()
  const [isStored] = useState(() => canStore(localArea))
  return (
    <Box id={notesId} sx={{ '& > *': { mb: 1.5 } }}>
      {reason && (
        <Note
          kind={isGoodNews(reason) ? 'success' : 'info'}
          title={t(reason === 'unreadable' ? 'auth.signIn.again' : `auth.signIn.reason.${reason}`)}
          detail={reason === 'unreadable' && t('auth.signIn.reason.unreadable')}
        >
          {(reason === 'expired' || reason === 'unreadable') &&
            // Who has just signed up goes on with the onboarding.
            t(`auth.signIn.reasonAdvice.${isNewUser.get() ? 'unreadable' : reason}`)}
        </Note>
      )}
      {!isStored && (
        <Note kind="warning" title={t('auth.notKept.title')}>
          {t('auth.notKept.advice')}
        </Note>
      )}
    </Box>
  )
}
