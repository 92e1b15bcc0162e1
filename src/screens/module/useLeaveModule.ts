import { useRef } from 'react'
import type { LearningPath } from '@/api/learning'
import timing from '@/config/timing.json'
import type { NextStep } from '@/domain/completion'
import { useIsHere } from '@/lib/useIsHere'
import { withTimeout } from '@/lib/with-timeout'

type GoOn = {
  path: LearningPath | undefined
  fetchPath: () => Promise<LearningPath>
  onGo: (step: NextStep, replace: boolean) => void
}

/**
 * Opens the next step after a lesson, once. The step depends on the siblings, which may still be loading after a
 * reload; a learner who leaves the lesson meanwhile is not redirected.
 */
export function useGoOn({ path, fetchPath, onGo }: GoOn) {
  /** Guards against navigating twice: it is shared by every button of the lesson that opens the next step. */
  const hasLeft = useRef(false)
  const isHere = useIsHere()

  // Without the path, the module's own `nextModule` decides.
  const siblings = () => withTimeout(fetchPath(), timing.navigateWithoutResponseAfter)

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
