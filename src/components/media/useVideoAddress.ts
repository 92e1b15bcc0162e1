import { useState } from 'react'
import type { Trouble } from './usePlayer'
import { useTrouble } from './useTrouble'

export type VideoAddress = ReturnType<typeof useVideoAddress>

/** The address of a video from the server, and why the video cannot be seen; null if nothing says so. */
export function useVideoAddress(address: string | null) {
  const [attempt, setAttempt] = useState(0)
  const [trouble, setTrouble] = useTrouble<Trouble>(address)
  const found = address === null ? ({ address, trouble: 'missing' } as const) : { address, trouble }
  return {
    ...found,
    /** Counts how often it was tried again. */
    attempt,
    fail: setTrouble,
    tryAgain: () => {
      setTrouble(null)
      setAttempt(attempt + 1)
    },
  }
}
