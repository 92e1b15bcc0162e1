import { useEffect, useState } from 'react'
import timing from '@/config/timing.json'

/** `slow`: it has taken 8 s. `again`: the learner has tried again, and that has not taken 8 s yet. */
export type Wait = 'short' | 'slow' | 'again'

/** The last wait that ended. One that follows it at once, such as data after a screen, goes on with its clock. */
let last = { began: 0, ended: -Infinity }
const atOnce = 100

/**
 * How a read or write that runs looks to the learner. Whoever retries it calls `tryAgain`, to wait anew.
 */
export function useSlow(isWaiting: boolean): { wait: Wait; tryAgain: () => void } {
  const [wait, setWait] = useState<Wait>('short')
  const [attempt, setAttempt] = useState(1)
  if (!isWaiting && wait !== 'short') setWait('short')

  useEffect(() => {
    if (!isWaiting) return undefined
    const now = performance.now()
    const isNext = attempt === 1 && now >= last.ended && now - last.ended <= atOnce
    const began = isNext ? last.began : now
    const timer = setTimeout(() => setWait('slow'), began + timing.slowHintAfter - now)
    return () => {
      clearTimeout(timer)
      last = { began, ended: performance.now() }
    }
  }, [isWaiting, attempt])

  const tryAgain = () => {
    setWait('again')
    setAttempt(attempt + 1)
  }
  return { wait, tryAgain }
}
