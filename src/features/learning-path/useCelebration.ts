import { useEffect, useEffectEvent, useState } from 'react'
import type { Id } from '@/api/transport/call'
import { stored } from '@/learner/stored'
import { trophyModal } from '@/learner/stored-things'
import timing from '@/ui/theme/timing.json'

type CelebrationInput = {
  skillId: Id
  justCompleted: boolean
  isPathDone: boolean
  /** Takes the flags out of the history, so that a reload or Back does not celebrate again. */
  clearFlags: () => void
}

/** Which dialog is on the screen after a completion; there is never more than one. */
export type CelebrationStage = 'none' | 'great-job' | 'after-great-job' | 'trophy'

/**
 * After a completion 'Great Job!' shows, once. When it is closed and the whole path is done, the
 * trophy follows after 500 ms, once per skill (rules.md#celebrations).
 */
export function useCelebration({
  skillId,
  justCompleted,
  isPathDone,
  clearFlags,
}: CelebrationInput) {
  const [stage, setStage] = useState<CelebrationStage>(justCompleted ? 'great-job' : 'none')

  const forget = useEffectEvent(() => {
    if (justCompleted) clearFlags()
  })
  useEffect(() => forget(), [])

  useEffect(() => {
    if (stage !== 'after-great-job' || !isPathDone || stored(trophyModal, skillId).read())
      return undefined
    const timer = setTimeout(() => {
      stored(trophyModal, skillId).keep(true)
      setStage('trophy')
    }, timing.trophyDelay)
    return () => clearTimeout(timer)
  }, [stage, isPathDone, skillId])

  return {
    stage,
    closeGreatJob: () => setStage('after-great-job'),
    closeTrophy: () => setStage('none'),
  }
}
