import { useEffect, useEffectEvent, useState } from 'react'
import timing from '@/config/timing.json'
import type { Id } from '@/domain/ids'
import { trophyModal } from '@/session/stored-things'
import { useStored } from '@/session/useStored'

type CelebrationInput = {
  skillId: Id
  justCompleted: boolean
  isPathDone: boolean
  /** Removes the flags from the history state, so that a reload or Back does not celebrate again. */
  clearFlags: () => void
}

/** Which dialog is open after a completion; never more than one. */
export type CelebrationStage = 'none' | 'great-job' | 'after-great-job' | 'trophy'

/**
 * Opens 'Great Job!' once after a completion. When it is closed and the whole path is done, the
 * trophy follows after 500 ms, once per skill.
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

  const { value: hadTrophy, keep } = useStored(trophyModal, skillId)
  const isTrophyNext = isPathDone && hadTrophy === undefined
  const isTrophyDue = stage === 'after-great-job' && isTrophyNext
  const showTrophy = useEffectEvent(() => {
    keep('true')
    setStage('trophy')
  })
  useEffect(() => {
    if (!isTrophyDue) return undefined
    const timer = setTimeout(() => showTrophy(), timing.trophyDelay)
    return () => clearTimeout(timer)
  }, [isTrophyDue])

  return {
    stage,
    isTrophyNext,
    closeGreatJob: () => setStage('after-great-job'),
    closeTrophy: () => setStage('none'),
  }
}
