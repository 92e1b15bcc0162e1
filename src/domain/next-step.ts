import { paths } from '@/config/paths'
import { isSameId, type Id } from './ids'
import { isCompleted, modulesToShow, type LearningPath, type Module } from './learning-path'
import { moduleAddress } from './module-address'
import type { Skill, SkillMapEntry } from './skills'

/** A skill, and its island: the `iconType` of its category, empty if that is not known. */
export type NextSkill = Pick<Skill, 'id' | 'name' | 'progress'> & { island: string }

/** Without a skill, everything is finished. */
export type NextStep = {
  skill?: NextSkill
  /** Not known before the path of the skill has loaded. */
  module?: Module
}

type Known = {
  /** In the order of the map. */
  skills: readonly NextSkill[]
  /** The skill whose path is on the screen, or was the last one. */
  currentSkillId: Id | null
  pathOf: (skillId: Id) => LearningPath | undefined
}

export const skillsOfMap = (map: readonly SkillMapEntry[]): NextSkill[] =>
  map.flatMap(({ category, skills }) =>
    skills.map(({ id, name, progress }) => ({ id, name, progress, island: category.iconType })),
  )

/**
 * What comes next: the first module to do of the first skill that is not finished, beginning with the current skill, then
 * those that are begun. Map and path show the same. Undefined if nothing can be opened, but not everything is finished.
 */
export function nextStep({ skills, currentSkillId, pathOf }: Known): NextStep | undefined {
  const rank = ({ id, progress }: NextSkill) => {
    if (currentSkillId !== null && isSameId(id, currentSkillId)) return 0
    return progress > 0 ? 1 : 2
  }
  for (const skill of [...skills].sort((one, other) => rank(one) - rank(other))) {
    const step = stepIn(skill, pathOf(skill.id))
    if (step) return step
  }
  // Where the path has no modules, the map's percent decides.
  const isFinished = ({ id, progress }: NextSkill) =>
    progress >= 100 || pathOf(id)?.subSkills.some(({ modules }) => modules.length > 0)
  return skills.every(isFinished) ? {} : undefined
}

/** Null if nothing is left to open, by the path or, while that is unknown, by the map. */
function stepIn(skill: NextSkill, path: LearningPath | undefined): NextStep | null {
  if (!path) return skill.progress >= 100 ? null : { skill }
  const modules = path.subSkills.flatMap(modulesToShow)
  const module = modules.find((one) => !isCompleted(one))
  return module ? { skill, module } : null
}

/** Where it leads: to a module, the path of a skill, or the choice of more skills. */
export function targetOf({ skill, module }: NextStep): { to: string; state?: unknown } {
  if (!skill) return { to: paths.skillSelection }
  if (!module) return { to: paths.learningPath, state: { skillId: skill.id } }
  const state = { skillId: Number(skill.id), module }
  return { to: moduleAddress(state), state }
}
