import * as v from 'valibot'
import { keptModule } from '@/api/answers/learning'
import type { LearningModule } from '@/api/learning'
import { id, numericId, text } from '@/api/transport/answer-schemas'
import type { Id } from '@/api/transport/call'

/**
 * What travels in the history's state between the screens of a learning path
 * (rules.md#module-host). A history may hold anything, old versions of this app included, so it is
 * parsed like an answer.
 */
export type PathState = {
  skillId: Id | null
  fromModule: boolean
  justCompleted: boolean
  /** The title of the module that was completed just now. */
  completedModule: string | null
}

/** The module that a host screen shows: its data, and the skill whose path it belongs to. */
export type ModuleState = { skillId: number; module: LearningModule }

/** The lesson to rate: its parent sub-skill, and what the path is told afterwards. */
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

/** The module to show, or null when the state holds none (the host then waits or restores). */
export function readModuleState(state: unknown): ModuleState | null {
  const result = v.safeParse(moduleState, state)
  return result.success ? result.output : null
}

/** The lesson to rate, or null when the state holds none. */
export function readRatingState(state: unknown): RatingState | null {
  const result = v.safeParse(ratingState, state)
  return result.success ? result.output : null
}
