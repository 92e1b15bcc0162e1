import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import styles from './Reminders.module.css'
import { Section } from './Section'
import { useReminderWords } from './useReminderWords'

type StopReminderProps = {
  reminder: Reminder
  isBusy: boolean
  hasFailed: boolean
  onGetFile: () => void
  onRemove: () => void
  onLeave: () => void
}

/** Instructions for deleting a reminder in the calendar, by hand or with a file that cancels it. */
export function StopReminder(props: StopReminderProps) {
  const { reminder, isBusy, hasFailed, onGetFile, onRemove, onLeave } = props
  const { t } = useTranslation('reminders')
  const { whenWords } = useReminderWords()
  const lead = (
    <>
      <p className={styles.when}>
        <b>{whenWords(reminder)}</b>
      </p>
      <ol className={styles.steps}>
        <li>{t('stop.file')}</li>
        <li>{t('stop.open')}</li>
        <li>{t('stop.byHand')}</li>
        <li>{t('stop.then')}</li>
      </ol>
    </>
  )
  return (
    <Section title={t('stop.title')} lead={lead} takesFocus>
      {hasFailed && (
        <Note kind="error" role="alert" title={t('form.failed')}>
          {t('form.failedAdvice')}
        </Note>
      )}
      <div className={styles.actions}>
        <Button startIcon="save" busy={isBusy} busyLabel={t('form.busy')} onClick={onGetFile}>
          {t('stop.getFile')}
        </Button>
        <Button variant="secondary" onClick={onRemove}>
          {t('stop.takeOff')}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('stop.leave')}
        </Button>
      </div>
    </Section>
  )
}
