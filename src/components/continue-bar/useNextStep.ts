import { useQuery, useQueryClient } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import { isSameId, type Id } from '@/domain/ids'
import { nextStep, skillsOfMap, type NextStep } from '@/domain/next-step'
import { firstToDoOnPath } from '@/domain/progress'
import { currentSkillId, introduction, useItem } from '@/session/storage'

/**
 * What comes next, beginning with the skill whose path is on the screen, else the last one. The map is asked only where that
 * path does not tell. Undefined while it is not known.
 */
export function useNextStep(skillIdOnScreen: Id | null): NextStep | undefined {
  const queryClient = useQueryClient()
  const lastSkillId = useItem(currentSkillId) ?? null
  // Only read here, because the screen of the path asks for it.
  const { data: pathOnScreen } = useQuery({ ...learningPathQuery(skillIdOnScreen), enabled: false })
  const goesOnHere = pathOnScreen !== undefined && firstToDoOnPath(pathOnScreen) !== undefined
  const { data: map } = useQuery({ ...skillMapQuery, enabled: !goesOnHere })

  const skills = skillsOfMap(map ?? [])
  if (skillIdOnScreen !== null && !skills.some(({ id }) => isSameId(id, skillIdOnScreen))) {
    const name = pathOnScreen?.skillName ?? ''
    skills.push({ id: skillIdOnScreen, name, progress: 0, isLinkedToGoal: false, categoryIcon: '' })
  }
  const next =
    map || goesOnHere
      ? nextStep({
          skills,
          currentSkillId: skillIdOnScreen ?? lastSkillId,
          pathOf: (skillId) => queryClient.getQueryData(learningPathQuery(skillId).queryKey),
        })
      : undefined
  const nextSkillId = next?.skill?.id ?? null
  // `pathOf` above reads the cache without observing it. This query loads the path and renders again when it is there.
  useQuery({ ...learningPathQuery(nextSkillId), enabled: nextSkillId !== null })
  const isIntroduced = useItem(introduction(String(nextSkillId))) !== undefined
  if (!next?.isNew) return next
  return isIntroduced ? { ...next, isNew: false } : { ...next, module: undefined }
}
