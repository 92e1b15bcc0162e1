import { useQuery, useQueryClient } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import type { Id } from '@/domain/ids'
import { nextStep, skillsOfMap, type NextStep } from '@/domain/next-step'
import { currentSkillId, introduction, useItem } from '@/session/storage'

/**
 * What comes next, beginning with the skill whose path is on the screen, else the last one. The map is asked only where that
 * path does not tell. Undefined while it is not known.
 */
export function useNextStep(skillIdOnScreen: Id | null): NextStep | undefined {
  const lastSkillId = useItem(currentSkillId) ?? null
  const queryClient = useQueryClient()
  const pathOf = (skillId: Id) => queryClient.getQueryData(learningPathQuery(skillId).queryKey)
  const current = skillIdOnScreen ?? lastSkillId
  const isIntroduced = (skillId: Id) => introduction(String(skillId)).get() !== undefined
  const known = { currentSkillId: current, pathOf, isIntroduced }

  const name = (skillIdOnScreen !== null && pathOf(skillIdOnScreen)?.skillName) || ''
  const onScreen =
    skillIdOnScreen === null ? [] : [{ id: skillIdOnScreen, name, progress: 0, island: '' }]
  const isOnScreen = nextStep({ ...known, skills: onScreen })?.skill !== undefined
  const { data: map } = useQuery({ ...skillMapQuery, enabled: !isOnScreen })

  const skills = [...skillsOfMap(map ?? []), ...onScreen]
  const next = map || isOnScreen ? nextStep({ ...known, skills }) : undefined
  const nextSkillId = next?.skill?.id ?? null
  useQuery({ ...learningPathQuery(nextSkillId), enabled: nextSkillId !== null })
  return next
}
