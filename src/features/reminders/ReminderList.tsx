import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { Card } from '@/ui/layout/Card'
import { Part } from './Part'
import styles from './Reminders.module.css'
import { useReminderWords } from './useReminderWords'

type ReminderListProps = {
  list: readonly Reminder[]
  onChange: (reminder: Reminder) => void
  onStop: (reminder: Reminder) => void
  /** What adds one more. */
  children: ReactNode
}

/** The reminders for which there is a file, and how they change in a calendar. */
export function ReminderList({ list, onChange, onStop, children }: ReminderListProps) {
  const { t } = useTranslation('reminders')
  return (
    <>
      <Part title={t('list.title')} lead={<p>{t('list.lead')}</p>}>
        <ul className={styles.list}>
          {list.map((reminder) => (
            <ReminderCard
              key={reminder.uid}
              reminder={reminder}
              onChange={() => onChange(reminder)}
              onStop={() => onStop(reminder)}
            />
          ))}
        </ul>
        {children}
      </Part>
      <Part
        title={t('howTo.title')}
        lead={
          <ul className={styles.steps}>
            <li>{t('howTo.change')}</li>
            <li>{t('howTo.twice')}</li>
            <li>{t('howTo.stop')}</li>
          </ul>
        }
      />
    </>
  )
}

type ReminderCardProps = { reminder: Reminder; onChange: () => void; onStop: () => void }

/** One reminder: when it comes, what it says, and what can be done with it. */
function ReminderCard({ reminder, onChange, onStop }: ReminderCardProps) {
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
