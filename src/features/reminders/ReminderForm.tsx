import { useTranslation } from 'react-i18next'
import { isClockTime, weekdays, type Reminder, type ReminderEntry } from '@/learner/reminder'
import { reminderDraft } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { CheckboxGroup } from '@/ui/form/CheckboxGroup'
import { TextField } from '@/ui/form/TextField'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import { maxWordsLength, newUid, reminderOf, reminderProblems } from './reminder-rules'
import styles from './Reminders.module.css'
import { useReminderWords } from './useReminderWords'

type ReminderFormProps = {
  /** The reminder to change; null for a new one. */
  before: Reminder | null
  isBusy: boolean
  hasFailed: boolean
  /** Resolves to true if its file was made. */
  onSend: (reminder: Reminder) => Promise<boolean>
  onEdit: () => void
  /** Closes the form without a change; undefined if there is no list to return to. */
  onLeave?: (() => void) | undefined
}

/** The form for the days, time and text of a reminder (rules.md#reminders). */
export function ReminderForm(props: ReminderFormProps) {
  const { before, isBusy, hasFailed, onSend, onEdit, onLeave } = props
  const { t } = useTranslation('reminders')
  const { dayName, timeWords, whenWords } = useReminderWords()
  const { value: draft, keep, forget } = useStored(reminderDraft)
  const changes = before?.uid ?? null
  const start: ReminderEntry = before ?? { days: [], time: '', words: t('form.ourWords') }
  const entry = draft?.changes === changes ? { ...start, ...draft.entry } : start
  const form = useCheckedForm({
    name: 'reminder',
    entry,
    check: reminderProblems,
    onEdit: (next) => {
      // Do not store the default text, so that it follows a switch of the language.
      const { words: written, ...others } = next
      keep({ changes, entry: written === start.words ? others : next })
      onEdit()
    },
  })
  const { days, time, words } = entry
  const errorOf = (field: keyof ReminderEntry) =>
    form.problems[field] && t(`form.${form.problems[field]}`)
  const send = async (sent: ReminderEntry) => {
    const reminder = reminderOf(sent, before, { uid: newUid(), words: t('form.ourWords') })
    if (await onSend(reminder)) forget()
  }
  const leave = () => {
    forget()
    onLeave?.()
  }

  return (
    <form className={styles.form} onSubmit={form.submit((sent) => void send(sent))} noValidate>
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
        onChange={(event) => form.edit({ time: event.target.value })}
        onBlur={form.leave('time')}
        error={errorOf('time')}
        required
      />
      <TextField
        id={form.idOf('words')}
        label={t('form.words')}
        hint={t('form.wordsHint')}
        value={words}
        maxLength={maxWordsLength}
        autoComplete="off"
        onChange={(event) => form.edit({ words: event.target.value })}
      />
      {days.length > 0 && isClockTime(time) && (
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
          <Button variant="secondary" onClick={leave}>
            {t('form.leave')}
          </Button>
        )}
      </div>
    </form>
  )
}
