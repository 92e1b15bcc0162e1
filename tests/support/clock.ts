import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Not faked: taken before any test fakes the clock. */
const { setImmediate } = globalThis

/** Lets this much time pass on a fake clock (`vi.useFakeTimers()`). */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** `waitFor` while a fake clock stands still: requests are answered, and no time passes. */
export async function soon<T>(look: () => T): Promise<T> {
  for (let looks = 0; looks < 2000; looks += 1) {
    try {
      return look()
    } catch {
      await new Promise((resolve) => setImmediate(resolve))
      await pass(0)
    }
  }
  return look()
}
