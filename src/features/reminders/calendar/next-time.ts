import { weekdays, type Reminder } from '@/learner/reminder'

/** When a reminder comes first after this moment, on the clock of the learner's device. */
export function nextTime({ days, time }: Pick<Reminder, 'days' | 'time'>, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  // Two weeks: on one day of the year a clock may leave this hour out.
  const coming = Array.from(
    { length: 15 },
    (_, later) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, hour, minute),
  )
  const isMeant = (one: Date) =>
    one > now &&
    one.getHours() === hour &&
    days.some((day) => weekdays.indexOf(day) === (one.getDay() + 6) % 7)
  const next = coming.find(isMeant)
  if (!next) throw new Error('A reminder needs a day')
  return next
}
