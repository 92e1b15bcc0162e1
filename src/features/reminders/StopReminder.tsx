import { useTranslation } from 'react-i18next'
import type { Reminder } from '@/learner/reminder'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { Part } from './Part'
import styles from './Reminders.module.css'
import { useReminderWords } from './useReminderWords'

type StopReminderProps = {
  reminder: Reminder
  isBusy: boolean
  hasFailed: boolean
  onGetFile: () => void
  onTakeOff: () => void
  onLeave: () => void
}

/** How a reminder ends: in the calendar itself, or by a file that takes it out. */
export function StopReminder(props: StopReminderProps) {
  const { reminder, isBusy, hasFailed, onGetFile, onTakeOff, onLeave } = props
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
    <Part title={t('stop.title')} lead={lead} isNew>
      {hasFailed && (
        <Note kind="error" role="alert" title={t('form.failed')}>
          {t('form.failedAdvice')}
        </Note>
      )}
      <div className={styles.actions}>
        <Button startIcon="save" busy={isBusy} busyLabel={t('form.busy')} onClick={onGetFile}>
          {t('stop.getFile')}
        </Button>
        <Button variant="secondary" onClick={onTakeOff}>
          {t('stop.takeOff')}
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          {t('stop.leave')}
        </Button>
      </div>
    </Part>
  )
}
