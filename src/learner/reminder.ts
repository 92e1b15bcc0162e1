import * as v from 'valibot'

/** The weekdays by their iCalendar names, in the order of the form. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

const dayList = v.array(v.picklist(weekdays))

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A browser without time inputs shows a text field, so a draft may hold any text. */
export const isClockTime = (time: string): boolean => v.is(clockTime, time)

/** The entries of the reminder form so far. */
const reminderEntry = v.object({ days: dayList, time: v.string(), words: v.string() })
export type ReminderEntry = v.InferOutput<typeof reminderEntry>

/** A draft, and the uid of the reminder that it changes, or null for a new one. Default words are not stored. */
export const reminderInTheMaking = v.object({
  changes: v.nullable(v.string()),
  entry: v.object({ ...reminderEntry.entries, words: v.exactOptional(v.string()) }),
})

/** A reminder for which a learner has a calendar file (rules.md#reminders). */
export const reminder = v.object({
  /** The iCalendar UID, which never changes. */
  uid: v.pipe(v.string(), v.minLength(1)),
  /** In the order of the week. */
  days: v.pipe(dayList, v.minLength(1)),
  /** Local time: '18:00'. */
  time: clockTime,
  /** The title in the calendar. */
  words: v.string(),
  /** The iCalendar SEQUENCE, raised with each change: a calendar keeps the file with the higher one. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Reminder = v.InferOutput<typeof reminder>
