import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'here'))

it('gives what comes in time', async () => {
  const result = inTime(after(90), 100)
  await vi.advanceTimersByTimeAsync(90)
  expect(await result).toBe('here')
})

it('gives undefined for what comes too late', async () => {
  const result = inTime(after(110), 100)
  await vi.advanceTimersByTimeAsync(100)
  expect(await result).toBeUndefined()
})

it('gives undefined for what fails', async () => {
  expect(await inTime(Promise.reject(new Error('lost')), 100)).toBeUndefined()
})
