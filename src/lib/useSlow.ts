import { useEffect, useState } from 'react'
import timing from '@/config/timing.json'

/** `slow`: it has taken 8 s. `again`: the learner has tried again, and that has not taken 8 s yet. */
export type Wait = 'short' | 'slow' | 'again'

/**
 * How a read or write that runs looks to the learner (contract.md#retries). The caller sends a new request for Try
 * again, and calls `tryAgain` to wait anew.
 */
export function useSlow(isWaiting: boolean): { wait: Wait; tryAgain: () => void } {
  const [wait, setWait] = useState<Wait>('short')
  const [attempt, setAttempt] = useState(1)
  if (!isWaiting && wait !== 'short') setWait('short')

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setWait('slow'), timing.slowHintAfter)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt])

  const tryAgain = () => {
    setWait('again')
    setAttempt(attempt + 1)
  }
  return { wait, tryAgain }
}
