import { isSameModule, type LearningModule, type LearningPath } from '@/api/learning'
import { isModuleDone, isModulePassed, lessonsOf } from '@/api/path-progress'
import type { Skill, SkillMapEntry } from '@/api/skills'
import { isSameId, type Id } from '@/api/transport/call'
import type { ModuleState } from './navigation-state'

/** A skill as the next step names it. */
export type NextSkill = Pick<Skill, 'id' | 'name' | 'progress'> & {
  /** Which island is its picture: the `iconType` of its category; empty where that is not known. */
  island: string
}

/** What comes next (rules.md#next-step). */
export type NextStep =
  | {
      kind: 'lesson'
      skill: NextSkill
      lesson: ModuleState
      /** Its place among the lessons of the skill, from 1; null while the path is not known. */
      place: { part: number; parts: number } | null
    }
  /** The path of this skill says which lesson, and is not known yet. */
  | { kind: 'skill'; skill: NextSkill }
  /** Everything is finished: there are more skills to choose. */
  | { kind: 'choose' }

type Known = {
  /** In the order of the map. */
  skills: readonly NextSkill[]
  /** The lesson that was open last. */
  last: ModuleState | null
  /** The skill whose path is on the screen: it goes first. */
  hereId?: Id | null
  pathOf: (skillId: Id) => LearningPath | undefined
}

export function skillsOfMap(map: readonly SkillMapEntry[]): NextSkill[] {
  return map.flatMap(({ category, skills }) =>
    skills.map(({ id, name, progress }) => ({ id, name, progress, island: category.iconType })),
  )
}

/** The skill on the screen, that of the last lesson, one that is begun, any other: each as on the map. */
function inTurn({ skills, last, hereId = null }: Known): NextSkill[] {
  const rank = ({ id, progress }: NextSkill) => {
    if (hereId !== null && isSameId(id, hereId)) return 0
    if (last !== null && isSameId(id, last.skillId)) return 1
    return progress > 0 ? 2 : 3
  }
  return [...skills].sort((one, other) => rank(one) - rank(other))
}

/**
 * THE answer to what comes next. In the first skill that is not finished, it is the lesson that was open
 * last; once that is completed, or was in another skill, the first one that is not. What is known of a
 * path goes before what the map says.
 */
export function nextStep(known: Known): NextStep {
  for (const skill of inTurn(known)) {
    const path = known.pathOf(skill.id)
    const last = known.last !== null && isSameId(known.last.skillId, skill.id) ? known.last : null
    const found = path ? onPath(skill, path, last) : withoutPath(skill, last)
    if (found) return found
  }
  return { kind: 'choose' }
}

/** Null where there is nothing left to do. What cannot be shown is passed over. */
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

/** The last lesson as it was kept, else the skill alone. */
function withoutPath(skill: NextSkill, last: ModuleState | null): NextStep | null {
  if (skill.progress >= 100) return null
  if (last === null || isModuleDone(last.module)) return { kind: 'skill', skill }
  return { kind: 'lesson', skill, lesson: last, place: null }
}
