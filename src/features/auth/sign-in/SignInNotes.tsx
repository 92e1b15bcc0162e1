import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { browserKeeps } from '@/learner/stored'
import { useHydrated } from '@/lib/useHydrated'
import { Note } from '@/ui/controls/Note'
import type { SignInReason } from './sign-in-state'
import styles from './SignInNotes.module.css'

/** Notes above the form: why the learner has to sign in, and a warning if the browser cannot store anything. */
export function SignInNotes({ reason }: { reason: SignInReason | undefined }) {
  const { t } = useTranslation('auth')
  const isHydrated = useHydrated()
  // While prerendering there is no browser storage to test.
  const canStore = useMemo(() => !isHydrated || browserKeeps(), [isHydrated])
  return (
    <div className={styles.notes}>
      {reason && (
        <Note
          kind={reason === 'registered' ? 'success' : 'info'}
          title={t(reason === 'unreadable' ? 'signIn.again' : `signIn.reason.${reason}`)}
          detail={reason === 'unreadable' && t('signIn.reason.unreadable')}
        >
          {reason !== 'required' && t(`signIn.reasonAdvice.${reason}`)}
        </Note>
      )}
      {!canStore && (
        <Note kind="warning" title={t('notKept.title')}>
          {t('notKept.advice')}
        </Note>
      )}
    </div>
  )
}
