import { isClockTime, type Reminder, type ReminderEntry } from '@/learner/reminder'

/** In characters: what a calendar shows in one line. */
export const longestWords = 80

export type ReminderProblem = 'daysMissing' | 'timeMissing'

/** What is missing of a reminder (rules.md#reminders): its words may be left to us. */
export function reminderProblems({ days, time }: ReminderEntry) {
  const problems: Partial<Record<keyof ReminderEntry, ReminderProblem>> = {}
  if (days.length === 0) problems.days = 'daysMissing'
  if (!isClockTime(time)) problems.time = 'timeMissing'
  return problems
}

/** A name that no other reminder has. A host without TLS has no `randomUUID`. */
export const newUid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The reminder that an entry asks for: a new one, or the same one changed, which calendars tell by its number. */
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

/** The same reminder, for the file that cancels it. */
export const cancelled = (reminder: Reminder): Reminder => ({
  ...reminder,
  sequence: reminder.sequence + 1,
})

/** The list with this reminder: in its place, if it was there. */
export const withReminder = (list: readonly Reminder[], reminder: Reminder): Reminder[] =>
  list.some(({ uid }) => uid === reminder.uid)
    ? list.map((one) => (one.uid === reminder.uid ? reminder : one))
    : [...list, reminder]

/** The list without it. */
export const withoutReminder = (list: readonly Reminder[], { uid }: Reminder): Reminder[] =>
  list.filter((one) => one.uid !== uid)
