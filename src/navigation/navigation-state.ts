import * as v from 'valibot'
import { keptModule } from '@/api/answers/learning'
import type { LearningModule } from '@/api/learning'
import { id, numericId, text } from '@/api/transport/answer-schemas'
import type { Id } from '@/api/transport/call'

/**
 * The history state that the screens of a learning path pass to each other (rules.md#module-host). It may come from an
 * older version of the app, so it is parsed like an answer.
 */
export type PathState = {
  skillId: Id | null
  fromModule: boolean
  justCompleted: boolean
  /** The title of the module that was just completed. */
  completedModule: string | null
}

/** A module to show, and the skill of its path. */
export type ModuleState = { skillId: number; module: LearningModule }

/** The lesson to rate: its sub-skill, and the title to celebrate on the path afterwards. */
export type RatingState = { skillId: number; subSkillId: Id; completedModule: string }

const flag = v.fallback(v.boolean(), false)

const pathState = v.object({
  skillId: v.fallback(v.nullable(numericId), null),
  fromModule: flag,
  justCompleted: flag,
  completedModule: v.fallback(v.nullable(v.string()), null),
})

const moduleState = v.object({
  skillId: v.pipe(numericId, v.number()),
  module: keptModule,
})

const ratingState = v.object({
  skillId: v.pipe(numericId, v.number()),
  subSkillId: id,
  completedModule: text,
})

export function readPathState(state: unknown): PathState {
  const result = v.safeParse(pathState, state ?? {})
  if (result.success) return result.output
  return { skillId: null, fromModule: false, justCompleted: false, completedModule: null }
}

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
