import {
  isModuleDone,
  isSameModule,
  lessonsOf,
  type LearningModule,
  type LearningPath,
} from '@/api/learning'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { isSameId, type Id } from '@/api/transport/call'
import { paths } from '@/config/paths'
import { moduleAddress } from './module-address'
import type { ModuleState } from './navigation-state'

/** A skill, and its island: the `iconType` of its category, empty if that is not known. */
export type NextSkill = Pick<Skill, 'id' | 'name' | 'progress'> & { island: string }

/** Without a skill, everything is finished. */
export type NextStep = {
  skill?: NextSkill
  /** Not known before the path of the skill has loaded. */
  lesson?: LearningModule
}

type Known = {
  /** In the order of the map. */
  skills: readonly NextSkill[]
  /** The lesson that was open last. */
  last: ModuleState | null
  /** The skill whose path is on the screen. */
  hereId: Id | null
  pathOf: (skillId: Id) => LearningPath | undefined
}

export const skillsOfMap = (map: readonly SkillMapEntry[]): NextSkill[] =>
  map.flatMap(({ category, skills }) =>
    skills.map(({ id, name, progress }) => ({ id, name, progress, island: category.iconType })),
  )

/**
 * What comes next: the first skill that is not finished, beginning with the one on the screen, then that of the lesson that
 * was open last, then those that are begun; in it the lesson that was open last, else the first open one. Map and path show
 * the same. Undefined if nothing can be opened, but not everything is finished.
 */
export function nextStep({ skills, last, hereId, pathOf }: Known): NextStep | undefined {
  const rank = ({ id, progress }: NextSkill) => {
    if (hereId !== null && isSameId(id, hereId)) return 0
    if (last !== null && isSameId(id, last.skillId)) return 1
    return progress > 0 ? 2 : 3
  }
  for (const skill of [...skills].sort((one, other) => rank(one) - rank(other))) {
    const isOfLast = last !== null && isSameId(last.skillId, skill.id)
    const step = stepIn(skill, pathOf(skill.id), isOfLast ? last.module : null)
    if (step) return step
  }
  // A skill whose path has no lessons is finished by the map alone.
  const isFinished = ({ id, progress }: NextSkill) =>
    progress >= 100 || pathOf(id)?.subSkills.some(({ modules }) => modules.length > 0)
  return skills.every(isFinished) ? {} : undefined
}

/** Null if nothing is left to open, by its path or else by the map. */
function stepIn(skill: NextSkill, path: LearningPath | undefined, last: LearningModule | null) {
  if (!path) {
    if (skill.progress >= 100) return null
    return last && !isModuleDone(last) ? { skill, lesson: last } : { skill }
  }
  const lessons = path.subSkills.flatMap(lessonsOf)
  const open = lessons.filter((one) => !isModuleDone(one))
  const lesson = open.find((one) => last && isSameModule(one, last)) ?? open[0]
  return lesson ? { skill, lesson } : null
}

/** Where it leads: to a lesson, the path of a skill, or the choice of more skills. */
export function targetOf({ skill, lesson }: NextStep): { to: string; state?: unknown } {
  if (!skill) return { to: paths.skillSelection }
  if (!lesson) return { to: paths.learningPath, state: { skillId: skill.id } }
  const state = { skillId: Number(skill.id), module: lesson }
  return { to: moduleAddress(state), state }
}
