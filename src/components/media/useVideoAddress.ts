import { useState } from 'react'
import type { Trouble } from './usePlayer'
import { useTrouble } from './useTrouble'

export type VideoAddress = ReturnType<typeof useVideoAddress>

/** The address of a video from the server, and why the video cannot be seen; null if nothing says so. */
export function useVideoAddress(src: string | null) {
  const [attempt, setAttempt] = useState(0)
  const address = playableAddress(src)
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

/** The address if it is an http or https URL, else null. */
function playableAddress(src: string | null): string | null {
  try {
    const { protocol, origin, href } = new URL(src ?? '')
    const isOwnBlob = protocol === 'blob:' && origin === window.location.origin
    return protocol === 'https:' || protocol === 'http:' || isOwnBlob ? href : null
  } catch {
    return null
  }
}
