import * as v from 'valibot'
import { storedModule } from '@/api/answers/learning'
import type { LearningModule } from '@/api/learning'
import { id, text } from '@/api/transport/answer-schemas'
import type { Id } from '@/api/transport/call'

/**
 * The history state that the screens of a learning path pass to each other (rules.md#module-host). It may come from an
 * older version of the app, so it is parsed like an answer.
 */
export type PathState = {
  skillId: Id | null
  fromModule: boolean
  justCompleted: boolean
  /** The module that was just completed: its type and sub-skill find it on the path, because ids repeat. */
  moduleData: LearningModule | null
  /** Its id, and its title for a path that does not have it. */
  completedModule: { id: Id | null; title: string } | null
}

/** A module to show, and the skill of its path. */
export type ModuleState = { skillId: number; module: LearningModule }

/** The lesson to rate: its sub-skill, and the module to celebrate on the path afterwards. */
export type RatingState = { skillId: number; subSkillId: Id; moduleData: LearningModule }

const flag = v.fallback(v.boolean(), false)

/** An id that is stored as a number: a text of digits becomes one. */
const numericId = v.pipe(
  id,
  v.transform((value): Id => {
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  }),
)

const pathState = v.object({
  skillId: v.fallback(v.nullable(numericId), null),
  fromModule: flag,
  justCompleted: flag,
  moduleData: v.fallback(v.nullable(storedModule), null),
  completedModule: v.fallback(v.nullable(v.object({ id: v.nullable(id), title: text })), null),
})

const moduleState = v.object({
  skillId: v.pipe(numericId, v.number()),
  module: storedModule,
})

const ratingState = v.object({
  skillId: v.pipe(numericId, v.number()),
  subSkillId: id,
  moduleData: storedModule,
})

export function readPathState(state: unknown): PathState {
  const result = v.safeParse(pathState, state ?? {})
  if (result.success) return result.output
  return {
    skillId: null,
    fromModule: false,
    justCompleted: false,
    moduleData: null,
    completedModule: null,
  }
}

/** The state of the path after this module was completed. */
export const afterCompletion = (skillId: number, module: LearningModule): PathState => ({
  skillId,
  fromModule: true,
  justCompleted: true,
  moduleData: module,
  completedModule: { id: module.id, title: module.title },
})

/** The module to show; null if the state has none, and then the screen restores the last one. */
export function readModuleState(state: unknown): ModuleState | null {
  const result = v.safeParse(moduleState, state)
  return result.success ? result.output : null
}

/** The lesson to rate; null if the state has none. */
export function readRatingState(state: unknown): RatingState | null {
  const result = v.safeParse(ratingState, state)
  return result.success ? result.output : null
}
