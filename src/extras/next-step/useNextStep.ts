import { useCachedLearningPath, useFillLearningPath } from '@/api/learning.queries'
import { useSkillMap } from '@/api/skills.queries'
import type { Id } from '@/api/transport/call'
import { useLastLesson } from '@/navigation/useLastLesson'
import { nextStep, skillsOfMap, type NextSkill, type NextStep } from './next-step-rules'

/**
 * What comes next, from the map and the cached paths; at most one path is requested if those do not tell. On the path of
 * a skill the map is requested only when that path is finished. Undefined while loading.
 */
export function useNextStep(hereId: Id | null): NextStep | undefined {
  const last = useLastLesson()
  const pathOf = useCachedLearningPath()
  const find = (skills: readonly NextSkill[]) => nextStep({ skills, last, hereId, pathOf })

  // For when the map is not loaded or does not have the skill on the screen.
  const name = (hereId !== null && pathOf(hereId)?.skillName) || ''
  const here = hereId === null ? [] : [{ id: hereId, name, progress: 0, island: '' }]
  const isDoneHere = !find(here).skill
  const map = useSkillMap({ isEnabled: isDoneHere })
  const next = find([...(map.data ? skillsOfMap(map.data) : []), ...here])

  useFillLearningPath(isDoneHere ? (next.skill?.id ?? null) : null)
  return next.skill || map.data ? next : undefined
}
