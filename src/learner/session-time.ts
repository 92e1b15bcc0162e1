/** The latest time that a Date can hold. */
const latestTime = 8.64e15

/** A number of seconds below this is a duration, not a time since 1970 (contract.md#expiry). */
const longestDuration = 1e8

/** An ISO time without a time zone. */
const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const isNumber = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value)
  return isNumber ? Number(value) : undefined
}

/** Parses an ISO time (UTC if it has no zone), epoch seconds or epoch milliseconds; undefined for anything else. */
export function toTime(value: unknown): number | undefined {
  const number = toNumber(value)
  if (number !== undefined) {
    const time = number < 1e11 ? number * 1000 : number
    return number >= longestDuration && time <= latestTime ? time : undefined
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const time = Date.parse(withoutZone.test(text) ? `${text.replace(' ', 'T')}Z` : text)
  return Number.isNaN(time) ? undefined : time
}

/** When a new session ends: the server sends a time or a number of seconds (contract.md#expiry). */
export function toExpiry(value: unknown, now = Date.now()): number | undefined {
  const number = toNumber(value)
  const isDuration = number !== undefined && number > 0 && number < longestDuration
  return isDuration ? now + number * 1000 : toTime(value)
}
