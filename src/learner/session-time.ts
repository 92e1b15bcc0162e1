/** The last time there is: no date can be made of a later one. */
const latestTime = 8.64e15

/** Below this a number of seconds is no time since 1970 but a duration (contract.md#expiry). */
const longestDuration = 1e8

/** An ISO time with an hour and no zone. */
const withoutZone = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  const isNumber = typeof value === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(value)
  return isNumber ? Number(value) : undefined
}

/** An ISO time (without a zone: UTC), epoch seconds or milliseconds, as milliseconds; undefined for any other. */
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

/** When a new session ends, by what the server says: a time, or in how many seconds (contract.md#expiry). */
export function toExpiry(value: unknown, now = Date.now()): number | undefined {
  const number = toNumber(value)
  const isDuration = number !== undefined && number > 0 && number < longestDuration
  return isDuration ? now + number * 1000 : toTime(value)
}
