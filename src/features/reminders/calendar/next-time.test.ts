import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Weekday } from '@/learner/reminder'
import { nextTime } from './calendar-file'

/** As the clock of the device shows it. */
const said = (at: Date) =>
  `${new Intl.DateTimeFormat('sv').format(at)} ${at.toTimeString().slice(0, 5)}`
const next = (days: Weekday[], now: string, time = '18:00') =>
  said(nextTime({ days, time }, new Date(now)))

afterEach(() => vi.unstubAllEnvs())

// 22 November 2026 is a Sunday.
describe('a reminder comes first', () => {
  it.each([
    ['today, if its time is still to come', ['SU'], '2026-11-22T17:59:00Z', '2026-11-22 18:00'],
    ['in a week, if its time is now', ['SU'], '2026-11-22T18:00:00Z', '2026-11-29 18:00'],
    ['on the next of its days', ['WE', 'MO'], '2026-11-22T20:00:00Z', '2026-11-23 18:00'],
    ['in the new year', ['FR'], '2026-12-31T20:00:00Z', '2027-01-01 18:00'],
  ] as const)('%s', (_when, days, now, expected) => {
    vi.stubEnv('TZ', 'UTC')
    expect(next([...days], now)).toBe(expected)
  })

  it('by the day of the learner’s own clock', () => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    // Already Monday morning there.
    expect(next(['SU'], '2026-11-22T20:00:00Z')).toBe('2026-11-29 18:00')
    expect(next(['MO'], '2026-11-22T20:00:00Z')).toBe('2026-11-23 18:00')
    vi.stubEnv('TZ', 'America/New_York')
    // Still Sunday evening there.
    expect(next(['SU'], '2026-11-23T01:00:00Z', '21:00')).toBe('2026-11-22 21:00')
  })

  it('on a day that has this hour: clocks leave one out in spring', () => {
    vi.stubEnv('TZ', 'Europe/Madrid')
    expect(next(['SU'], '2027-03-27T12:00:00Z', '02:30')).toBe('2027-04-04 02:30')
  })

  it('never without a day', () => {
    expect(() => next([], '2026-11-22T18:00:00Z')).toThrow('needs a day')
  })
})
