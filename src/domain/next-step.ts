import { moduleLink, pathLink } from './addresses'
import { isSameId, type Id } from './ids'
import { isCompleted, modulesToShow, type LearningPath, type Module } from './learning-path'
import { isSubSkillStarted } from './progress'
import type { Skill, SkillMapEntry } from './skills'

/** A skill, and its island: the `iconType` of its category, empty if that is not known. */
export type NextSkill = Pick<Skill, 'id' | 'name' | 'progress'> & { island: string }

/** Without a skill, everything is finished. */
export type NextStep = {
  skill?: NextSkill
  /** Nothing of the skill is begun. */
  isNew?: boolean
  /** Not known before the path of the skill has loaded, and not where the introduction comes first. */
  module?: Module | undefined
  /** Where everything is finished, a skill to look at again: the one after the current skill, in a circle. */
  again?: NextSkill | undefined
}

type SkillWithPath = NextSkill & {
  /** Undefined while it has not loaded. */
  path?: LearningPath | undefined
}

type Known = {
  /** In the order of the map. */
  skills: readonly SkillWithPath[]
  /** The skill whose path is on the screen, or was the last one. */
  currentSkillId: Id | null
}

/** The skills of all categories, each once. */
export function skillsOfMap(map: readonly SkillMapEntry[]): NextSkill[] {
  const all = map.flatMap(({ category, skills }) =>
    skills.map(({ id, name, progress }) => ({ id, name, progress, island: category.iconType })),
  )
  return [...new Map(all.map((skill) => [String(skill.id), skill])).values()]
}

/**
 * What comes next: the first module to do of the first skill that is not finished, beginning with the current skill, then
 * those that are begun. Map and path show the same. Undefined if nothing can be opened, but not everything is finished.
 */
export function nextStep(known: Known): NextStep | undefined {
  const { skills, currentSkillId } = known
  const isCurrent = ({ id }: NextSkill) => currentSkillId !== null && isSameId(id, currentSkillId)
  const rank = (skill: NextSkill) => (isCurrent(skill) ? 0 : skill.progress > 0 ? 1 : 2)
  for (const skill of skills.toSorted((one, other) => rank(one) - rank(other))) {
    const step = stepIn(skill)
    if (step) return step
  }
  // Where the path has no modules, the map's percent decides.
  const isFinished = ({ path, progress }: SkillWithPath) =>
    progress >= 100 || path?.subSkills.some(({ modules }) => modules.length > 0)
  if (!skills.every(isFinished)) return undefined
  return { again: skills[skills.findIndex(isCurrent) + 1] ?? skills[0] }
}

/** Null if nothing is left to open, by the path or, while that is unknown, by the map. */
function stepIn({ path, ...skill }: SkillWithPath): NextStep | null {
  if (!path) return skill.progress >= 100 ? null : { skill }
  const module = moduleToDo(path)
  return module ? { skill, module, isNew: !path.subSkills.some(isSubSkillStarted) } : null
}

const moduleToDo = ({ subSkills }: LearningPath) =>
  subSkills.flatMap(modulesToShow).find((module) => !isCompleted(module))

/** Whether a module of the path is still to do. */
export const hasModuleToDo = (path: LearningPath): boolean => moduleToDo(path) !== undefined

/** Where it leads: to a module, or to the path of a skill and perhaps its introduction. */
export function targetOf({ skill, module, isNew }: NextStep & { skill: NextSkill }) {
  if (module) return moduleLink({ skillId: Number(skill.id), module })
  return pathLink(skill.id, isNew ? { opensIntroduction: true } : {})
}
