import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Part } from './Part'
import { ReminderCard } from './ReminderCard'
import styles from './Reminders.module.css'

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
