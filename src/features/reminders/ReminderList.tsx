import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Icon } from '@/ui/icons/Icon'
import { Card } from '@/ui/layout/Card'
import styles from './Reminders.module.css'
import { Section } from './Section'
import { useReminderWords } from './useReminderWords'

type ReminderListProps = {
  list: readonly Reminder[]
  onChange: (reminder: Reminder) => void
  onStop: (reminder: Reminder) => void
  /** The button to add a reminder. */
  children: ReactNode
}

/** The reminders whose file was made, and instructions for changing them in a calendar. */
export function ReminderList({ list, onChange, onStop, children }: ReminderListProps) {
  const { t } = useTranslation('reminders')
  return (
    <>
      <Section title={t('list.title')} lead={<p>{t('list.lead')}</p>}>
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
      </Section>
      <Section
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

/** A reminder with its buttons. */
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
