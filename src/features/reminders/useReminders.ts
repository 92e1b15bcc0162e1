import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { deviceTimeZone } from '@/i18n/formats'
import type { Reminder } from '@/learner/reminder'
import { reminders as remindersThing } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { saveFile } from '@/lib/save-file'
import { cancelled, withoutReminder, withReminder } from './reminder-rules'

/** Whether a file sets or cancels a reminder. */
export type FileKind = 'set' | 'stop'

/** The learner's stored reminders, and actions that make files for their calendar. */
export function useReminders() {
  const { t } = useTranslation('reminders')
  const { value: list = [], change } = useStored(remindersThing)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [isKept, setKept] = useState(true)

  const keep = (next: (list: readonly Reminder[]) => Reminder[]) =>
    setKept(change((kept = []) => next(kept)))

  /** Makes the file, then stores the reminder. Resolves to false if the file could not be made. */
  const make = async (kind: FileKind, reminder: Reminder): Promise<boolean> => {
    setBusy(true)
    setFailed(false)
    try {
      const { calendarFile, cancellingFile } = await import('./calendar/calendar-file')
      const address = new URL(paths.skillMap, window.location.origin).href
      const text = (kind === 'set' ? calendarFile : cancellingFile)(reminder, {
        now: new Date(),
        timeZone: deviceTimeZone(),
        address,
        description: t('file.description', { address }),
      })
      saveFile(t(`file.${kind}`), new Blob([text], { type: 'text/calendar;charset=utf-8' }))
      keep((kept) => withReminder(kept, reminder))
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    list,
    isBusy,
    hasFailed,
    /** False if the browser's storage refused them: then they are lost when the page is closed. */
    isKept,
    set: (reminder: Reminder) => make('set', reminder),
    stop: (reminder: Reminder) => make('stop', cancelled(reminder)),
    remove: (reminder: Reminder) => keep((kept) => withoutReminder(kept, reminder)),
    forgetFailure: () => setFailed(false),
  }
}
