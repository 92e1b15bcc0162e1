import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'here'))

test('gives what comes in time', async () => {
  const result = withTimeout(after(90), 100)
  await vi.advanceTimersByTimeAsync(90)
  expect(await result).toBe('here')
})

test('gives undefined for what comes too late', async () => {
  const result = withTimeout(after(110), 100)
  await vi.advanceTimersByTimeAsync(100)
  expect(await result).toBeUndefined()
})

test('gives undefined for what fails', async () => {
  expect(await withTimeout(Promise.reject(new Error('lost')), 100)).toBeUndefined()
})
