/** A number of seconds below this is a duration, not a time since 1970. */
const longestDuration = 1e8

/** An ISO time without a time zone. */
const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/

/**
 * When a new session ends: an ISO time (UTC if it has no zone), epoch seconds or milliseconds, or a duration in seconds.
 * Undefined for anything else.
 */
export function toExpiry(value: string | number, now = Date.now()): number | undefined {
  const number = Number(value)
  if (Number.isNaN(number)) {
    const text = String(value).trim()
    return toTime(Date.parse(withoutZone.test(text) ? `${text.replace(' ', 'T')}Z` : text))
  }
  if (number <= 0) return undefined
  if (number < longestDuration) return now + number * 1000
  return toTime(number < 1e11 ? number * 1000 : number)
}

/** Undefined for what a Date cannot hold. */
function toTime(milliseconds: number): number | undefined {
  const time = new Date(milliseconds).getTime()
  return Number.isNaN(time) ? undefined : time
}
