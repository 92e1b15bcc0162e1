import { useTranslation } from 'react-i18next'
import { Celebration } from '@/art/celebrations/Celebration'
import type { Ship } from '@/learner/settings/learners-ship'
import { Button } from '@/ui/controls/Button'
import { Emphasis } from '@/ui/controls/Emphasis'
import { Dialog } from '@/ui/feedback/Dialog'
import type { Peek } from '@/ui/peek/peek'
import styles from './celebration.module.css'

type GreatJobDialogProps = {
  open: boolean
  /** The title of the module that is done; null when nobody said it. */
  moduleTitle: string | null
  /** The title of the module that comes next, if there is one. */
  nextTitle: string | null
  /** The same in the other language. */
  peek: Peek
  ship: Ship
  onClose: () => void
  onClosed: () => void
}

/** A module is done: what it was, and what is next. */
export function GreatJobDialog(props: GreatJobDialogProps) {
  const { open, moduleTitle, nextTitle, peek, ship, onClose, onClosed } = props
  const { t } = useTranslation('learning-path')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t('greatJob.title')}
      peek={peek}
      art={<Celebration of="great-job" ship={ship} />}
      action={
        <Button wide endIcon="arrow-right" onClick={onClose}>
          {t('greatJob.continue')}
        </Button>
      }
    >
      <p>
        <Emphasis
          sentence={(module) => t('greatJob.completed', { module })}
          name={moduleTitle || t('greatJob.unnamed')}
        />
      </p>
      {nextTitle && (
        <p className={`${styles.then} ${styles.next}`}>
          {t('greatJob.next', { title: nextTitle })}
        </p>
      )}
    </Dialog>
  )
}
