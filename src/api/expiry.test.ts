import { describe, expect, test, vi } from 'vitest'
import { toExpiry } from './expiry'

const noon = Date.UTC(2026, 0, 1, 12)

describe('when a session ends', () => {
  test.each([
    ['2026-01-01T12:00:00Z', noon],
    ['2026-01-01T14:00:00+02:00', noon],
    [' 2026-01-01T12:00:00Z ', noon],
    [noon / 1000, noon],
    [noon, noon],
    [` ${noon} `, noon],
    [`${noon / 1000}.25`, noon + 250],
    [1e8, 1e11],
    [1e11, 1e11],
    [8.64e15, 8.64e15],
  ])('is read from %s', (value, time) => {
    expect(toExpiry(value)).toBe(time)
  })

  test.each(['2026-01-01T12:00:00', '2026-01-01 12:00', '2026-01-01T12:00:00.000'])(
    'is in UTC if %s has no zone',
    (value) => {
      vi.stubEnv('TZ', 'America/Lima')
      expect(toExpiry(value)).toBe(noon)
      vi.unstubAllEnvs()
    },
  )

  test.each([3600, '3600'])('is so many seconds from now if %s is a small number', (value) => {
    expect(toExpiry(value, noon)).toBe(noon + 3_600_000)
  })

  test.each(['', 'soon', 0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'is unknown for %s',
    (value) => {
      expect(toExpiry(value)).toBeUndefined()
    },
  )
})
