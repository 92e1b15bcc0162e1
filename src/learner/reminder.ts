import * as v from 'valibot'

/** The days of a week, by the names that calendars use, in the order in which they are offered. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

const dayList = v.array(v.picklist(weekdays))

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** Where a browser has no field for a time, a learner writes it, and anything may be kept of that. */
export const isClockTime = (time: string): boolean => v.is(clockTime, time)

/** What a learner has chosen and written of a reminder so far. */
const reminderEntry = v.object({ days: dayList, time: v.string(), words: v.string() })
export type ReminderEntry = v.InferOutput<typeof reminderEntry>

/** A reminder in the making, and which one it changes: null for a new one. Words that nobody wrote are not kept. */
export const reminderInTheMaking = v.object({
  changes: v.nullable(v.string()),
  entry: v.object({ ...reminderEntry.entries, words: v.exactOptional(v.string()) }),
})

/** A reminder for which a learner has a calendar file (rules.md#reminders). */
export const reminder = v.object({
  /** What a calendar knows it by, for as long as it lives. */
  uid: v.pipe(v.string(), v.minLength(1)),
  /** In the order of the week. */
  days: v.pipe(dayList, v.minLength(1)),
  /** On the clock where the learner is: '18:00'. */
  time: clockTime,
  /** What the calendar shows. */
  words: v.string(),
  /** How often it was changed: of two files, a calendar believes the higher one. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Reminder = v.InferOutput<typeof reminder>
