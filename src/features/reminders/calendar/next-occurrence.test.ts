import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Weekday } from '@/learner/reminder'
import { nextOccurrence } from './calendar-file'

/** Local date and time in the device's time zone. */
const localTime = (at: Date) =>
  `${new Intl.DateTimeFormat('sv').format(at)} ${at.toTimeString().slice(0, 5)}`
const next = (days: Weekday[], now: string, time = '18:00') =>
  localTime(nextOccurrence({ days, time }, new Date(now)))

afterEach(() => vi.unstubAllEnvs())

// 22 November 2026 is a Sunday.
describe('the next occurrence of a reminder', () => {
  it.each([
    ['is today if its time is still ahead', ['SU'], '2026-11-22T17:59:00Z', '2026-11-22 18:00'],
    ['is in a week if its time is now', ['SU'], '2026-11-22T18:00:00Z', '2026-11-29 18:00'],
    ['is on the next of its days', ['WE', 'MO'], '2026-11-22T20:00:00Z', '2026-11-23 18:00'],
    ['may be in the next year', ['FR'], '2026-12-31T20:00:00Z', '2027-01-01 18:00'],
  ] as const)('%s', (_when, days, now, expected) => {
    vi.stubEnv('TZ', 'UTC')
    expect(next([...days], now)).toBe(expected)
  })

  it('follows the day of the device’s time zone', () => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    // Already Monday morning there.
    expect(next(['SU'], '2026-11-22T20:00:00Z')).toBe('2026-11-29 18:00')
    expect(next(['MO'], '2026-11-22T20:00:00Z')).toBe('2026-11-23 18:00')
    vi.stubEnv('TZ', 'America/New_York')
    // Still Sunday evening there.
    expect(next(['SU'], '2026-11-23T01:00:00Z', '21:00')).toBe('2026-11-22 21:00')
  })

  it('skips a day on which the clock change leaves out its hour', () => {
    vi.stubEnv('TZ', 'Europe/Madrid')
    expect(next(['SU'], '2027-03-27T12:00:00Z', '02:30')).toBe('2027-04-04 02:30')
  })

  it('does not exist without a day', () => {
    expect(() => next([], '2026-11-22T18:00:00Z')).toThrow('needs a day')
  })
})
