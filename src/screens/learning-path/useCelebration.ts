import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import type { PathState } from '@/domain/navigation-state'
import { trophyModal } from '@/session/storage'

type Stage = 'none' | 'great-job' | 'after-great-job' | 'trophy'

/**
 * Opens 'Great Job!' once after a completion. If that finished the skill, the trophy follows after it is closed, once per
 * skill.
 */
export function useCelebration(skillId: number, pathState: PathState) {
  const navigate = useNavigate()
  // The dialogs need it until they are closed, but it goes from the history at once, so that neither a reload nor Back
  // celebrates again.
  const [{ justCompleted, finishesSkill, moduleData, completedModule }] = useState(pathState)
  const [stage, setStage] = useState<Stage>(justCompleted ? 'great-job' : 'none')
  const [isTrophyNext] = useState(
    () => justCompleted && finishesSkill && trophyModal(skillId).get() === undefined,
  )

  useEffect(() => {
    if (justCompleted) void navigate(paths.learningPath, { replace: true, state: { skillId } })
  }, [justCompleted, navigate, skillId])

  useEffect(() => {
    if (stage !== 'after-great-job' || !isTrophyNext) return undefined
    const timer = setTimeout(() => {
      trophyModal(skillId).set('true')
      setStage('trophy')
    }, timing.trophyDelay)
    return () => clearTimeout(timer)
  }, [stage, isTrophyNext, skillId])

  return {
    stage,
    moduleData,
    completedModule,
    isTrophyNext,
    closeGreatJob: () => setStage('after-great-job'),
    closeTrophy: () => setStage('none'),
  }
}
