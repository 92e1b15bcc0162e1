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
  /** The device's IANA time zone; undefined if it has none. */
  timeZone: string | undefined
  /** The app's address. */
  address: string
  /** The event's description, shown below the reminder's text. */
  description: string
}

const minute = 60_000
const length = 15 * minute

/** Control characters are invalid in a calendar file, except for the line break. */
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0009\u000b-\u001f\u007f]+/g
const printable = (text: string) => text.replace(controlCharacters, ' ').trim()

/** The VTIMEZONE block of a time zone with its clock changes, and the zone's canonical name. */
function zoneOf(name: string | undefined) {
  const [rules = '', id = ''] = name === undefined ? [] : [zoneRules(name)].flat()
  return rules ? { rules, id: id.replace('TZID=', '') } : undefined
}

function buildFile(
  method: ICalCalendarMethod,
  reminder: Reminder,
  { now, timeZone, address, description }: Facts,
  more: Partial<ICalEventData>,
): string {
  const first = nextOccurrence(reminder, now)
  const zone = zoneOf(timeZone)
  // Without a zone the time is floating: ical-generator then writes the date's UTC fields, so shift it by the offset.
  const start = zone ? first : new Date(first.getTime() - first.getTimezoneOffset() * minute)
  // Name the zone in the event only: ical-generator would also use a calendar's zone for DTSTAMP, which must be UTC.
  const timezone = { name: null, generator: () => zone?.rules ?? null }
  const calendar = ical({ prodId: '//Norte//Norte//EN', method, timezone })
  calendar.createEvent({
    id: reminder.uid,
    sequence: reminder.sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + length),
    ...(zone ? { timezone: zone.id } : { floating: true }),
    summary: printable(reminder.words),
    description: printable(description),
    url: address,
    // The reminder must not mark its time as busy.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...more,
  })
  return calendar.toString()
}

/** A calendar file (RFC 5545) with a weekly event on these days, at this local time. */
export const calendarFile = (reminder: Reminder, facts: Facts): string =>
  buildFile(ICalCalendarMethod.PUBLISH, reminder, facts, {
    status: ICalEventStatus.CONFIRMED,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: reminder.days.map((day) => ICalWeekday[day]),
    },
    alarms: [{ type: ICalAlarmType.display, trigger: 0, description: printable(reminder.words) }],
  })

/**
 * A calendar file that cancels the event. It has no recurrence and no alarm: a calendar that replaces the event but
 * ignores the status then has nothing left that could ring.
 */
export const cancellingFile = (reminder: Reminder, facts: Facts): string =>
  buildFile(ICalCalendarMethod.CANCEL, reminder, facts, { status: ICalEventStatus.CANCELLED })

/** The first occurrence of a reminder after `now`, in the device's time zone. */
export function nextOccurrence({ days, time }: Pick<Reminder, 'days' | 'time'>, now: Date): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  // Search two weeks, not one: the clock change in spring skips an hour on one day.
  const candidates = Array.from(
    { length: 15 },
    (_, later) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + later, hour, minute),
  )
  const isOccurrence = (one: Date) =>
    one > now &&
    one.getHours() === hour &&
    days.some((day) => weekdays.indexOf(day) === (one.getDay() + 6) % 7)
  const next = candidates.find(isOccurrence)
  if (!next) throw new Error('A reminder needs a day')
  return next
}
