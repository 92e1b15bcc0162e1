import { useTranslation } from 'react-i18next'
import type { LearningModule } from '@/api/learning'
import { Celebration } from '@/art/celebrations/Celebration'
import type { Ship } from '@/learner/stored-things'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import styles from './celebration.module.css'
import { moduleTitle } from './node-words'

type GreatJobDialogProps = {
  open: boolean
  /** The title of the completed module, if it has one. */
  doneTitle: string | undefined
  /** The step that is finished with it. */
  doneStep: string | undefined
  next: LearningModule | null
  ship: Ship
  onClose: () => void
  onClosed: () => void
}

/** The dialog after a completed module: which one it was and what comes next. */
export function GreatJobDialog(props: GreatJobDialogProps) {
  const { open, doneTitle, doneStep, next, ship, onClose, onClosed } = props
  const { t } = useTranslation('celebrations')
  const { t: tPath } = useTranslation('learning-path')
  const nextWords = next ? t('greatJob.next', { title: moduleTitle(tPath, next) }) : ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t('greatJob.title')}
      art={<Celebration of={`great-job-${ship}`} />}
      action={
        <Button wide endIcon="arrow-right" onClick={onClose}>
          {t('greatJob.continue')}
        </Button>
      }
    >
      <p>
        <Emphasis
          sentence={(module) => t('greatJob.completed', { module })}
          name={doneTitle || t('greatJob.unnamed')}
        />
      </p>
      {doneStep && <p className={styles.then}>{t('greatJob.step', { step: doneStep })}</p>}
      {nextWords !== '' && <p className={`${styles.then} ${styles.next}`}>{nextWords}</p>}
    </Dialog>
  )
}
