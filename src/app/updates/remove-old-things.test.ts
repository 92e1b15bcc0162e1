import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { thirtyDaysMs } from '@/learner/stored-life'
import { ticks } from '@/learner/stored-things'
import { removeOldThings } from './remove-old-things'

const begin = Date.UTC(2026, 0, 1)
const atHost = (time: number | string) => {
  const date = typeof time === 'number' ? new Date(time).toUTCString() : time
  return vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { headers: { date } }))
}
const isThere = () => stored(ticks, 1005).read() !== undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(begin)
  session.start({ accessToken: 'a', email: 'sam@example.com', remember: true })
  stored(ticks, 1005).keep([1])
})
afterEach(() => vi.useRealTimers())

it('sends no request while nothing seems old', async () => {
  vi.setSystemTime(begin + thirtyDaysMs)
  const ask = atHost(begin)
  await removeOldThings(ask)
  expect(ask).not.toHaveBeenCalled()
  expect(isThere()).toBe(true)
})

it('removes what is also old by the host’s clock', async () => {
  vi.setSystemTime(begin + thirtyDaysMs + 60_000)
  await removeOldThings(atHost(begin + thirtyDaysMs + 60_000))
  expect(isThere()).toBe(false)
})

it('keeps everything if only the clock of the device is a month ahead', async () => {
  vi.setSystemTime(begin + 2 * thirtyDaysMs)
  await removeOldThings(atHost(begin + 1000))
  expect(isThere()).toBe(true)
})

it.each(['', 'soon'])('keeps everything if the host’s date is %j', async (date) => {
  vi.setSystemTime(begin + 2 * thirtyDaysMs)
  await removeOldThings(atHost(date))
  expect(isThere()).toBe(true)
})

it('keeps everything without a network', async () => {
  vi.setSystemTime(begin + 2 * thirtyDaysMs)
  await removeOldThings(vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')))
  expect(isThere()).toBe(true)
})
