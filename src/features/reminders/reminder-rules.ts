import { isClockTime, type Reminder, type ReminderEntry } from '@/learner/reminder'

/** In characters: about one line in a calendar. */
export const maxWordsLength = 80

export type ReminderProblem = 'daysMissing' | 'timeMissing'

/** Validates an entry (rules.md#reminders); its text is optional. */
export function reminderProblems({ days, time }: ReminderEntry) {
  const problems: Partial<Record<keyof ReminderEntry, ReminderProblem>> = {}
  if (days.length === 0) problems.days = 'daysMissing'
  if (!isClockTime(time)) problems.time = 'timeMissing'
  return problems
}

/** A unique id. `crypto.randomUUID` is missing on hosts without TLS. */
export const newUid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** A new reminder, or a changed one: calendars replace an event by one with the same UID and a higher sequence. */
export function reminderOf(
  { days, time, words }: ReminderEntry,
  before: Reminder | null,
  fallback: { uid: string; words: string },
): Reminder {
  return {
    uid: before?.uid ?? fallback.uid,
    days,
    time,
    words: words.trim() || fallback.words,
    sequence: before === null ? 0 : before.sequence + 1,
  }
}

/** The reminder for a file that cancels it: calendars ignore one without a higher sequence. */
export const cancelled = (reminder: Reminder): Reminder => ({
  ...reminder,
  sequence: reminder.sequence + 1,
})

/** The list with this reminder, in place of the one with its UID or at the end. */
export const withReminder = (list: readonly Reminder[], reminder: Reminder): Reminder[] =>
  list.some(({ uid }) => uid === reminder.uid)
    ? list.map((one) => (one.uid === reminder.uid ? reminder : one))
    : [...list, reminder]

/** The list without this reminder. */
export const withoutReminder = (list: readonly Reminder[], { uid }: Reminder): Reminder[] =>
  list.filter((one) => one.uid !== uid)
