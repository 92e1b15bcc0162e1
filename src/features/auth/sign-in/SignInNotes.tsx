import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { browserKeeps } from '@/learner/account-memory'
import { useHydrated } from '@/lib/useHydrated'
import { Note } from '@/ui/controls/Note'
import type { SignInReason } from './sign-in-state'
import styles from './SignInNotes.module.css'

/** What there is to know before signing in: why the learner is here, and what cannot be kept. */
export function SignInNotes({ reason }: { reason: SignInReason | undefined }) {
  const { t } = useTranslation('auth')
  const isHydrated = useHydrated()
  // Of a prerendered page nothing is known.
  const keeps = useMemo(() => !isHydrated || browserKeeps(), [isHydrated])
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
      {!keeps && (
        <Note kind="warning" title={t('notKept.title')}>
          {t('notKept.advice')}
        </Note>
      )}
    </div>
  )
}
