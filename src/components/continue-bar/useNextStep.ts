import { useQueries, useQuery } from '@tanstack/react-query'
import { learningPathQuery } from '@/api/learning-path'
import { skillMapQuery } from '@/api/skills'
import { isSameId, type Id } from '@/domain/ids'
import {
  hasModuleToDo,
  nextStep,
  skillsOfMap,
  type NextSkill,
  type NextStep,
} from '@/domain/next-step'
import { currentSkillId, introduction, useItem } from '@/session/storage'

/**
 * What comes next, beginning with the skill whose path is on the screen, else the last one. The map is asked only where that
 * path does not tell. Undefined while it is not known.
 */
export function useNextStep(skillIdOnScreen: Id | null): NextStep | undefined {
  const lastSkillId = useItem(currentSkillId) ?? null
  // Only read here, because the screen of the path asks for it.
  const { data: pathOnScreen } = useQuery({ ...learningPathQuery(skillIdOnScreen), enabled: false })
  const isOnScreen = pathOnScreen !== undefined && hasModuleToDo(pathOnScreen)
  const { data: map } = useQuery({ ...skillMapQuery, enabled: !isOnScreen })

  const skills = skillsOfMap(map ?? [])
  if (skillIdOnScreen !== null && !skills.some(({ id }) => isSameId(id, skillIdOnScreen))) {
    const name = pathOnScreen?.skillName ?? ''
    skills.push({ id: skillIdOnScreen, name, progress: 0, island: '' })
  }
  const loadedPaths = useLoadedPaths(skills)
  const next =
    map || isOnScreen
      ? nextStep({
          skills: skills.map((skill, index) => ({ ...skill, path: loadedPaths[index] })),
          currentSkillId: skillIdOnScreen ?? lastSkillId,
        })
      : undefined
  const nextSkillId = next?.skill?.id ?? null
  // It joins the loaded paths then. If nothing is left to do in it, the next rendering goes on to another skill.
  useQuery({ ...learningPathQuery(nextSkillId), enabled: nextSkillId !== null })
  const isIntroduced = useItem(introduction(String(nextSkillId))) !== undefined
  if (!next?.isNew) return next
  return isIntroduced ? { ...next, isNew: false } : { ...next, module: undefined }
}

/** The paths of these skills as far as they have loaded, in the same order. It asks for none of them. */
function useLoadedPaths(skills: readonly NextSkill[]) {
  const queries = useQueries({
    queries: skills.map(({ id }) => ({ ...learningPathQuery(id), enabled: false })),
  })
  return queries.map(({ data }) => data)
}
