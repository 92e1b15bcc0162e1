import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import type { PathState } from '@/domain/navigation-state'
import { trophyModal, useItem } from '@/session/storage'

type Stage = 'none' | 'great-job' | 'sailing' | 'after-great-job' | 'trophy'

/**
 * Opens 'Great Job!' once after a completion. If that finished the skill, the trophy follows after it is closed, once per
 * skill; a learner who leaves before sees it at the next visit.
 */
export function useCelebration(skillId: number, pathState: PathState) {
  const navigate = useNavigate()
  // The dialogs need it until they are closed, but it goes from the history at once, so that neither a reload nor Back
  // celebrates again.
  const [{ justCompleted, finishesSkill, moduleData, completedModule }] = useState(pathState)
  const mark = useItem(trophyModal(skillId))
  const isTrophyNext = mark === 'next' || (mark === undefined && justCompleted && finishesSkill)
  const [stage, setStage] = useState<Stage>(() => {
    if (justCompleted) return 'great-job'
    return isTrophyNext ? 'after-great-job' : 'none'
  })

  useEffect(() => {
    if (justCompleted) void navigate(paths.learningPath, { replace: true, state: { skillId } })
  }, [justCompleted, navigate, skillId])

  useEffect(() => {
    if (isTrophyNext) trophyModal(skillId).set('next')
  }, [isTrophyNext, skillId])

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
    sail: () => setStage('sailing'),
    end: () => setStage('none'),
  }
}
