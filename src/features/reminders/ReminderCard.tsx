import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { Card } from '@/ui/layout/Card'
import styles from './Reminders.module.css'
import { useReminderWords } from './useReminderWords'

type ReminderCardProps = { reminder: Reminder; onChange: () => void; onStop: () => void }

/** One reminder: when it comes, what it says, and what can be done with it. */
export function ReminderCard({ reminder, onChange, onStop }: ReminderCardProps) {
  const { t } = useTranslation('reminders')
  const when = useReminderWords().whenWords(reminder)
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.when}>
        <Icon name="calendar" />
        <b>{when}</b>
      </p>
      <p className={styles.words}>{reminder.words}</p>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('list.changeOf', { when })}
          onClick={onChange}
        >
          {t('list.change')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('list.stopOf', { when })}
          onClick={onStop}
        >
          {t('list.stop')}
        </Button>
      </div>
    </Card>
  )
}
