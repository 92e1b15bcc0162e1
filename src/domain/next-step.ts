import { moduleLink, pathLink } from './addresses'
import { isSameId, type Id } from './ids'
import type { LearningPath, ShownModule } from './learning-path'
import { hasModules, isSubSkillStarted, firstToDoOnPath } from './progress'
import type { Skill, SkillMapEntry } from './skills'

/** A skill, and the `iconType` of its category, empty if that is not known. */
export type NextSkill = Omit<Skill, 'description' | 'iconType'> & { categoryIcon: string }

/** Without a skill, everything is finished. */
export type NextStep = {
  skill?: NextSkill
  /** No lesson of the skill was opened yet. */
  isNew?: boolean
  /** Not known before the path of the skill has loaded, and not where the introduction comes first. */
  module?: ShownModule | undefined
  /** Where everything is finished, a skill to look at again: the one after the current skill, in a circle. */
  again?: NextSkill | undefined
}

type Known = {
  /** In the order of the map. */
  skills: readonly NextSkill[]
  /** The skill whose path is on the screen, or was the last one. */
  currentSkillId: Id | null
  /** The path of a skill; undefined while it has not loaded, so that the map's percent counts. */
  pathOf: (skillId: Id) => LearningPath | undefined
}

/** The skills of all categories, each once. */
export function skillsOfMap(map: readonly SkillMapEntry[]): NextSkill[] {
  const all = map.flatMap(({ category, skills }) =>
    skills.map((skill) => ({ ...skill, categoryIcon: category.iconType })),
  )
  return [...new Map(all.map((skill) => [String(skill.id), skill])).values()]
}

/**
 * What comes next: the next module of the first skill that is not finished, beginning with the current skill, then those
 * with something done, then those of a goal. Undefined if nothing can be opened, and nothing is finished.
 */
export function nextStep({ skills, currentSkillId, pathOf }: Known): NextStep | undefined {
  const isCurrent = ({ id }: NextSkill) => currentSkillId !== null && isSameId(id, currentSkillId)
  const rank = (skill: NextSkill) => {
    if (isCurrent(skill)) return 0
    if (skill.progress > 0) return 1
    return skill.isLinkedToGoal ? 2 : 3
  }
  for (const skill of skills.toSorted((one, other) => rank(one) - rank(other))) {
    const path = pathOf(skill.id)
    const module = path && firstToDoOnPath(path)
    if (module) return { skill, module, isNew: !path.subSkills.some(isSubSkillStarted) }
    if (!path && skill.progress < 100) return { skill }
  }
  // A skill without lessons is not one that is finished.
  const finished = skills.filter(({ id }) => pathOf(id)?.subSkills.some(hasModules) ?? true)
  if (finished.length === 0) return undefined
  return { again: finished[finished.findIndex(isCurrent) + 1] ?? finished[0] }
}

/** Where it leads: to a module, or to the path of a skill and perhaps its introduction. */
export function targetOf({ skill, module, isNew }: NextStep & { skill: NextSkill }) {
  if (module) return moduleLink({ skillId: Number(skill.id), module })
  return pathLink(skill.id, isNew ? { opensIntroduction: true } : {})
}
