import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Lets this much time pass on a fake clock (`vi.useFakeTimers()`). */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** `waitFor` while a fake clock stands still: requests are answered, and hardly any time passes. */
export async function soon<T>(look: () => T): Promise<T> {
  for (let looks = 0; looks < 500; looks += 1) {
    try {
      return look()
    } catch {
      await pass(1)
    }
  }
  return look()
}
