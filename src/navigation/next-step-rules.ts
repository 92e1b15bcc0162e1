import { isSameModule, type LearningModule, type LearningPath } from '@/api/learning'
import { isModuleDone, isModulePassed, lessonsOf } from '@/api/path-progress'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { isSameId, type Id } from '@/api/transport/call'
import type { ModuleState } from './navigation-state'

/** The parts of a skill that the next step shows. */
export type NextSkill = Pick<Skill, 'id' | 'name' | 'progress'> & {
  /** The island in its picture: the `iconType` of its category; empty if that is not known. */
  island: string
}

/** The next step of a learner (rules.md#next-step). */
export type NextStep =
  | {
      kind: 'lesson'
      skill: NextSkill
      lesson: ModuleState
      /** Its number among the lessons of the skill, from 1; null while the path is not known. */
      place: { part: number; parts: number } | null
    }
  /** A skill whose next lesson is not known yet, because its path has not loaded. */
  | { kind: 'skill'; skill: NextSkill }
  /** Everything is finished: choose more skills. */
  | { kind: 'choose' }

type Known = {
  /** In the order of the map. */
  skills: readonly NextSkill[]
  /** The lesson that was open last. */
  last: ModuleState | null
  /** The skill whose path is on the screen, which comes first. */
  hereId?: Id | null
  pathOf: (skillId: Id) => LearningPath | undefined
}

export function skillsOfMap(map: readonly SkillMapEntry[]): NextSkill[] {
  return map.flatMap(({ category, skills }) =>
    skills.map(({ id, name, progress }) => ({ id, name, progress, island: category.iconType })),
  )
}

/** Orders the skills: the one on the screen, that of the last lesson, started ones, others; else as on the map. */
function byPriority({ skills, last, hereId = null }: Known): NextSkill[] {
  const rank = ({ id, progress }: NextSkill) => {
    if (hereId !== null && isSameId(id, hereId)) return 0
    if (last !== null && isSameId(id, last.skillId)) return 1
    return progress > 0 ? 2 : 3
  }
  return [...skills].sort((one, other) => rank(one) - rank(other))
}

/**
 * The next step: in the first unfinished skill, the lesson that was open last, unless it is completed or in another
 * skill; else the first lesson that is not completed. If a path and the map disagree, the path wins.
 */
export function nextStep(known: Known): NextStep {
  for (const skill of byPriority(known)) {
    const path = known.pathOf(skill.id)
    const last = known.last !== null && isSameId(known.last.skillId, skill.id) ? known.last : null
    const found = path ? onPath(skill, path, last) : withoutPath(skill, last)
    if (found) return found
  }
  return { kind: 'choose' }
}

/** Null if nothing is left to do. Skips modules that cannot be shown. */
function onPath(skill: NextSkill, path: LearningPath, last: ModuleState | null): NextStep | null {
  const lessons = path.subSkills.flatMap(lessonsOf)
  const isOpen = (module: LearningModule) => !isModulePassed(module)
  const isLast = (module: LearningModule) => last !== null && isSameModule(module, last.module)
  const module = lessons.find((one) => isOpen(one) && isLast(one)) ?? lessons.find(isOpen)
  if (!module) return null
  return {
    kind: 'lesson',
    skill,
    lesson: { skillId: Number(skill.id), module },
    place: { part: lessons.indexOf(module) + 1, parts: lessons.length },
  }
}

/** The stored last lesson, else only the skill. */
function withoutPath(skill: NextSkill, last: ModuleState | null): NextStep | null {
  if (skill.progress >= 100) return null
  if (last === null || isModuleDone(last.module)) return { kind: 'skill', skill }
  return { kind: 'lesson', skill, lesson: last, place: null }
}
