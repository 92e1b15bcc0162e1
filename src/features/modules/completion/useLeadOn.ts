import { useRef } from 'react'
import type { LearningPath } from '@/api/learning'
import timing from '@/config/timing.json'
import { useIsHere } from '@/lib/useIsHere'
import type { NextStep } from './completion-rules'

type LeadOn = {
  path: LearningPath | undefined
  askForPath: () => Promise<LearningPath>
  onGo: (step: NextStep, replace: boolean) => void
}

/**
 * Leads on from a lesson, once. The siblings say where to go; after a reload they may still be on their
 * way. Who has left meanwhile is not moved any more.
 */
export function useLeadOn({ path, askForPath, onGo }: LeadOn) {
  /** THE guard of the next step: two presses on a slow device lead on once, whatever button they are of. */
  const hasLeft = useRef(false)
  const isHere = useIsHere()

  const siblings = () =>
    Promise.race([
      askForPath().catch(() => undefined),
      new Promise<undefined>((resolve) => {
        // Then what the module knows by itself decides.
        setTimeout(() => resolve(undefined), timing.navigateWithoutResponseAfter)
      }),
    ])

  const leave = async (where: (known: LearningPath | undefined) => NextStep, replace: boolean) => {
    const step = where(path ?? (await siblings()))
    if (isHere.current) onGo(step, replace)
  }
  return (...way: Parameters<typeof leave>) => {
    if (hasLeft.current) return
    hasLeft.current = true
    void leave(...way)
  }
}
