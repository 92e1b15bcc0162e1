import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekdays, type Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { CheckboxGroup } from '@/ui/form/CheckboxGroup'
import { TextField } from '@/ui/form/TextField'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import {
  longestWords,
  newUid,
  reminderOf,
  reminderProblems,
  type ReminderEntry,
} from './reminder-rules'
import styles from './Reminders.module.css'
import { useReminderWords } from './useReminderWords'

type ReminderFormProps = {
  /** The one to change; null for a new one. */
  before: Reminder | null
  isBusy: boolean
  hasFailed: boolean
  onSend: (reminder: Reminder) => void
  onEdit: () => void
  /** Back without a change; nothing where there is nothing to go back to. */
  onLeave?: (() => void) | undefined
}

/** Which days, what time, and what the calendar says (rules.md#reminders). */
export function ReminderForm(props: ReminderFormProps) {
  const { before, isBusy, hasFailed, onSend, onEdit, onLeave } = props
  const { t } = useTranslation('reminders')
  const { dayName, timeWords, whenWords } = useReminderWords()
  const [entry, setEntry] = useState<ReminderEntry>(
    () => before ?? { days: [], time: '', words: t('form.ourWords') },
  )
  const form = useCheckedForm({
    name: 'reminder',
    entry,
    check: reminderProblems,
    onEdit: (next) => {
      setEntry(next)
      onEdit()
    },
  })
  const { days, time, words } = entry
  const errorOf = (field: keyof ReminderEntry) =>
    form.problems[field] && t(`form.${form.problems[field]}`)
  const send = (sent: ReminderEntry) =>
    onSend(reminderOf(sent, before, { uid: newUid(), words: t('form.ourWords') }))

  return (
    <form className={styles.form} onSubmit={form.submit(send)} noValidate>
      <CheckboxGroup
        firstId={form.idOf('days')}
        legend={t('form.days')}
        hint={t('form.daysHint')}
        options={weekdays.map((day) => ({ value: day, label: dayName(day) }))}
        ticked={days}
        onTick={(next) => form.edit({ days: next })}
        error={errorOf('days')}
      />
      <TextField
        type="time"
        id={form.idOf('time')}
        label={t('form.time')}
        hint={t('form.timeHint', { time: timeWords('18:00') })}
        value={time}
        onChange={(next) => form.edit({ time: next })}
        onBlur={form.leave('time')}
        error={errorOf('time')}
        required
      />
      <TextField
        id={form.idOf('words')}
        label={t('form.words')}
        hint={t('form.wordsHint')}
        value={words}
        maxLength={longestWords}
        autoComplete="off"
        onChange={(next) => form.edit({ words: next })}
      />
      {days.length > 0 && time !== '' && (
        <p className={styles.summary}>{t('form.summary', { when: whenWords(entry) })}</p>
      )}
      {hasFailed && (
        <Note kind="error" role="alert" title={t('form.failed')}>
          {t('form.failedAdvice')}
        </Note>
      )}
      <div className={styles.actions}>
        <Button type="submit" startIcon="save" busy={isBusy} busyLabel={t('form.busy')}>
          {t('form.make')}
        </Button>
        {onLeave && (
          <Button variant="secondary" onClick={onLeave}>
            {t('form.leave')}
          </Button>
        )}
      </div>
    </form>
  )
}
