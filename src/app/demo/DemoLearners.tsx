import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '@/ui/controls/Button'
import { PlainButton } from '@/ui/controls/PlainButton'
import { showToast } from '@/ui/feedback/toasts'
import styles from './DemoLearners.module.css'

/** English is the fallback: the stand-in backend may lack a language of the interface. */
type LearnerWords = { en: string } & Partial<Record<Language, string>>

export type DemoLearner = { email: string; about: LearnerWords }

type DemoLearnersProps = {
  learners: readonly DemoLearner[]
  onChoose: (learner: DemoLearner) => void
  /** Resets the progress of every learner. */
  startAfresh: () => Promise<void>
}

/** Beside the sign-in form of the demo: a list of learners to sign in as, and a button that resets the demo. */
export function DemoLearners({ learners, onChoose, startAfresh }: DemoLearnersProps) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const [isStarting, setStarting] = useState(false)

  const restart = async () => {
    setStarting(true)
    try {
      await startAfresh()
      showToast({ kind: 'success', text: t('afresh.done') })
    } catch {
      showToast({ kind: 'error', text: t('afresh.failed') })
    } finally {
      setStarting(false)
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="demo-learners">
      <h2 id="demo-learners" className={styles.title}>
        {t('learners.title')}
      </h2>
      <p>{t('learners.hint')}</p>
      <ul className={styles.learners}>
        {learners.map((learner) => (
          <li key={learner.email}>
            <PlainButton className={styles.learner} onClick={() => onChoose(learner)}>
              {learner.about[language] ?? learner.about.en}
            </PlainButton>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('afresh.hint')}</p>
      <Button
        variant="secondary"
        size="small"
        startIcon="retry"
        busy={isStarting}
        busyLabel={t('afresh.busy')}
        onClick={() => void restart()}
      >
        {t('afresh.button')}
      </Button>
    </section>
  )
}
