import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Reminder } from '@/learner/reminder'
import { calendarFile, cancellingFile } from './calendar-file'

// Another library reads the files: the one that writes them might read its own errors back as right.

const reminder: Reminder = {
  uid: '6f1c-a',
  days: ['MO', 'SA'],
  time: '18:00',
  words: 'Learn with Norte',
  sequence: 0,
}
const facts = {
  now: new Date('2026-11-22T12:00:00Z'),
  timeZone: 'Europe/Madrid' as string | undefined,
  address: 'https://norte.example/skillmap',
  description: 'Open Norte: https://norte.example/skillmap',
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const rules = calendar.getFirstSubcomponent('vtimezone')
  const zone = rules && new ICAL.Timezone(rules)
  ICAL.TimezoneService.reset()
  if (zone) ICAL.TimezoneService.register(zone)
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event')
  const event = new ICAL.Event(component)
  const value = (name: string) => component.getFirstPropertyValue(name)
  return { calendar, zone, component, event, value }
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  })

beforeEach(() => vi.stubEnv('TZ', 'Europe/Madrid'))
afterEach(() => vi.unstubAllEnvs())

describe('a calendar file', () => {
  it('has one weekly event on these days, with the text, the address and an alarm', () => {
    const { calendar, component, event, value } = read(calendarFile(reminder, facts))
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(event.uid).toBe('6f1c-a')
    expect(event.sequence).toBe(0)
    expect(event.summary).toBe('Learn with Norte')
    expect(event.description).toBe(facts.description)
    expect(value('url')).toBe(facts.address)
    expect(value('status')).toBe('CONFIRMED')
    expect(value('transp')).toBe('TRANSPARENT')
    expect(String(value('dtstamp'))).toBe('2026-11-22T12:00:00Z')
    expect(String(value('rrule'))).toBe('FREQ=WEEKLY;BYDAY=MO,SA')
    expect(String(value('dtstart'))).toBe('2026-11-23T18:00:00')
    expect(event.duration.toString()).toBe('PT15M')
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(alarm?.getFirstPropertyValue('description')).toBe('Learn with Norte')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S')
  })

  it('has no personal data: no e-mail address, and no address but the app’s', () => {
    const file = calendarFile(reminder, facts)
    expect(file).not.toMatch(/mailto|@|ATTENDEE|ORGANIZER/i)
    expect(new Set(file.match(/https?:[^\s\\]+/g))).toEqual(new Set([facts.address]))
  })

  it('has lines of at most 75 octets that end with CRLF', () => {
    const words = 'Aprender ñandú 👩‍👩‍👧 '.repeat(20)
    const file = calendarFile({ ...reminder, words }, facts)
    const lines = file.split('\r\n')
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(read(file).event.summary).toBe(words.trim())
  })

  it.each([
    'Milk, eggs; and a plan',
    'C:\\norte\\new',
    'END:VEVENT',
    '“Now” or "later": go!',
    'Línea uno\nLínea dos',
    '👩‍🍳🍳 ¡A cocinar! ñ',
    'שלום مرحبا 你好',
    '=?;:,\\n',
  ])('keeps the text unchanged: %j', (words) => {
    const { event, component } = read(calendarFile({ ...reminder, words }, facts))
    expect(event.summary).toBe(words)
    const alarm = component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('description')).toBe(words)
  })

  it('has a space in place of control characters', () => {
    const words = '\u0007One\u0000\u001b\ttwo\r\nthree '
    expect(read(calendarFile({ ...reminder, words }, facts)).event.summary).toBe('One two \nthree')
  })
})

describe('over a year with clock changes', () => {
  it.each([
    ['America/New_York', ['GMT-05:00', 'GMT-04:00']],
    ['Europe/Madrid', ['GMT+01:00', 'GMT+02:00']],
    ['America/Santiago', ['GMT-03:00', 'GMT-04:00']],
    ['Asia/Kolkata', ['GMT+05:30']],
  ])('a reminder comes at six in the evening in %s', (timeZone, offsets) => {
    vi.stubEnv('TZ', timeZone)
    const { event } = read(calendarFile(reminder, { ...facts, timeZone }))
    const iterator = event.iterator()
    const year = Array.from({ length: 110 }, () => iterator.next().toJSDate())
    expect(year[109]?.getTime()).toBeGreaterThan(Date.UTC(2027, 11, 1))
    const said = year.map((one) => clockOf(timeZone).formatToParts(one))
    const part = (type: string) =>
      new Set(said.map((parts) => parts.find((one) => one.type === type)?.value))
    expect([...part('hour')]).toEqual(['18'])
    expect([...part('minute')]).toEqual(['00'])
    expect([...part('weekday')]).toEqual(['Mon', 'Sat'])
    expect([...part('timeZoneName')]).toEqual(offsets)
  })

  it('the zone has its current name, even if the device uses an old one', () => {
    const { zone, event } = read(calendarFile(reminder, { ...facts, timeZone: 'Asia/Calcutta' }))
    expect(zone?.tzid).toBe('Asia/Kolkata')
    expect(event.startDate.zone?.tzid).toBe('Asia/Kolkata')
  })

  it.each([undefined, 'Etc/Unknown'])(
    'a device with the time zone %s gets a floating time',
    (timeZone) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const { calendar, value } = read(calendarFile(reminder, { ...facts, timeZone }))
      expect(calendar.getFirstSubcomponent('vtimezone')).toBeNull()
      expect(String(value('dtstart'))).toBe('2026-11-23T18:00:00')
      expect(String(value('dtstamp'))).toBe('2026-11-22T12:00:00Z')
    },
  )
})

describe('a changed reminder', () => {
  it('has the same UID and a higher sequence', () => {
    const { event } = read(calendarFile({ ...reminder, sequence: 3 }, facts))
    expect([event.uid, event.sequence]).toEqual(['6f1c-a', 3])
  })
})

describe('a cancelling file', () => {
  it('cancels the event and has no recurrence or alarm', () => {
    const { calendar, component, event, value } = read(
      cancellingFile({ ...reminder, sequence: 4 }, facts),
    )
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(value('status')).toBe('CANCELLED')
    expect([event.uid, event.sequence]).toEqual(['6f1c-a', 4])
    expect(event.isRecurring()).toBe(false)
    expect(component.getFirstSubcomponent('valarm')).toBeNull()
  })
})
