import { describe, expect, it, vi } from 'vitest'
import { toExpiry, toTime } from './session-time'

const noon = Date.UTC(2026, 0, 1, 12)

describe.each([
  ['toTime', toTime],
  ['toExpiry', toExpiry],
])('%s', (_name, read) => {
  it.each([
    ['2026-01-01T12:00:00Z', noon],
    ['2026-01-01T14:00:00+02:00', noon],
    [' 2026-01-01T12:00:00Z ', noon],
    ['2026-01-01', Date.UTC(2026, 0, 1)],
    [noon / 1000, noon],
    [noon, noon],
    [String(noon / 1000), noon],
    [` ${noon} `, noon],
    [`${noon / 1000}.25`, noon + 250],
    [1e8, 1e11],
    [1e11, 1e11],
    [8.64e15, 8.64e15],
  ])('reads %s', (value, time) => {
    expect(read(value)).toBe(time)
  })

  it.each([
    '2026-01-01T12:00:00',
    '2026-01-01 12:00:00',
    '2026-01-01T12:00',
    '2026-01-01T12:00:00.000',
  ])('reads %s, which has no zone, as UTC', (value) => {
    vi.stubEnv('TZ', 'America/Lima')
    expect(read(value)).toBe(noon)
    vi.unstubAllEnvs()
  })

  it.each([
    undefined,
    null,
    '',
    'soon',
    {},
    BigInt(noon),
    0,
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
  ])('finds no time in %s', (value) => {
    expect(read(value)).toBeUndefined()
  })
})

describe('a small number', () => {
  it.each([
    [3600, noon + 3_600_000],
    ['3600', noon + 3_600_000],
    [99_999_999, noon + 99_999_999_000],
  ])('%s is a duration in seconds in the answer to a sign-in', (value, time) => {
    expect(toExpiry(value, noon)).toBe(time)
  })

  it('is not a time in storage', () => {
    expect(toTime(3600)).toBeUndefined()
  })
})
