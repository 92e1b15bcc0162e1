import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
  ICalWeekday,
} from 'ical-generator'
import { tzlib_get_ical_block as zoneRules } from 'timezones-ical-library'
import { type Reminder, weekdays } from '@/learner/reminder'

type Facts = {
  now: Date
  /** The name of the zone where the learner is; undefined where the device does not say it. */
  timeZone: string | undefined
  /** Where the app is. */
  address: string
  /** What stands below the words. */
  description: string
}

const minute = 60_000
const length = 15 * minute

/** What no calendar takes in a text; a line break is none of it. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0009\u000b-\u001f\u007f]+/g
const plain = (text: string) => text.replace(control, ' ').trim()

/** The rules of a zone, its clock changes among them, and the name under which calendars know it. */
function zoneOf(name: string | undefined) {
  const [rules = '', id = ''] = name === undefined ? [] : [zoneRules(name)].flat()
  return rules ? { rules, id: id.replace('TZID=', '') } : undefined
}

function fileOf(
  method: ICalCalendarMethod,
  reminder: Reminder,
  { now, timeZone, address, description }: Facts,
  more: Partial<ICalEventData>,
): string {
  const first = nextTime(reminder, now)
  const zone = zoneOf(timeZone)
  // Without a zone it is that time on whatever clock the learner looks at, which is taken from UTC's fields.
  const start = zone ? first : new Date(first.getTime() - first.getTimezoneOffset() * minute)
  // No zone for the whole file: it would be written into the stamp too, which has to be in UTC.
  const timezone = { name: null, generator: () => zone?.rules ?? null }
  const calendar = ical({ prodId: '//Norte//Norte//EN', method, timezone })
  calendar.createEvent({
    id: reminder.uid,
    sequence: reminder.sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + length),
    ...(zone ? { timezone: zone.id } : { floating: true }),
    summary: plain(reminder.words),
    description: plain(description),
    url: address,
    // It reminds, and keeps nobody from other things.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...more,
  })
  return calendar.toString()
}

/** A calendar file (RFC 5545) that reminds each week on these days, at this time of the wall clock. */
export const calendarFile = (reminder: Reminder, facts: Facts): string =>
  fileOf(ICalCalendarMethod.PUBLISH, reminder, facts, {
    status: ICalEventStatus.CONFIRMED,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: reminder.days.map((day) => ICalWeekday[day]),
    },
    alarms: [{ type: ICalAlarmType.display, trigger: 0, description: plain(reminder.words) }],
  })

/**
 * The file that cancels it: the same reminder without its weeks and its alarm, so that a calendar that
 * puts it in the place of the first, but does not know what 'cancelled' is, has nothing to ring either.
 */
export const cancellingFile = (reminder: Reminder, facts: Facts): string =>
  fileOf(ICalCalendarMethod.CANCEL, reminder, facts, { status: ICalEventStatus.CANCELLED })

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
