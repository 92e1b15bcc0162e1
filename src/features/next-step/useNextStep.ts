import { useCachedLearningPath, useFillLearningPath } from '@/api/learning.queries'
import { useSkillMap } from '@/api/skills.queries'
import type { Id } from '@/api/transport/call'
import { nextStep, skillsOfMap, type NextSkill, type NextStep } from '@/navigation/next-step-rules'
import { useLastLesson } from '@/navigation/useLastLesson'

/**
 * What comes next for this learner, from the map and the cached paths; at most one path is
 * requested if those do not tell. On the path of a skill the map is requested only when that path
 * is finished. Undefined while loading.
 */
export function useNextStep(hereId: Id | null): NextStep | undefined {
  const last = useLastLesson()
  const pathOf = useCachedLearningPath()
  const here = hereId === null ? null : ownSkill(hereId, pathOf(hereId)?.skillName)

  const find = (skills: readonly NextSkill[]) => nextStep({ skills, last, hereId, pathOf })
  const isDoneHere = here === null || find([here]).kind === 'choose'
  const map = useSkillMap({ isEnabled: isDoneHere })
  const skills = map.data && skillsOfMap(map.data)
  const known = here && !skills?.some(({ id }) => String(id) === String(here.id)) ? [here] : []
  const next = find([...known, ...(skills ?? [])])

  const wanted = next.kind === 'choose' ? null : next.skill.id
  useFillLearningPath(here === null || isDoneHere ? wanted : null)

  return next.kind === 'choose' && !skills ? undefined : next
}

/** The skill on this screen, for when the map is not loaded or does not contain it. */
const ownSkill = (id: Id, name = ''): NextSkill => ({ id, name, progress: 0, island: '' })
