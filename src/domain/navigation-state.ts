import * as v from 'valibot'
import { flag, orUndefined, text } from '@/lib/fields'
import { idSchema, looseSkillId } from './ids'
import { moduleSchema, type Module } from './learning-path'

/**
 * What screens pass to each other in the history state, beside an address that says the same (addresses.ts). It may come
 * from an older version of the app, so it is parsed like an answer.
 */

const mapState = v.object({ fromSkillId: v.fallback(v.nullable(idSchema), null) })

/** The skill whose path was left for the map. */
export type MapState = v.InferOutput<typeof mapState>

export const readMapState = (state: unknown): MapState =>
  v.parse(v.fallback(mapState, { fromSkillId: null }), state)

const pathState = v.object({
  skillId: v.fallback(v.nullable(idSchema), null),
  fromModule: flag,
  /** Opens the introduction, as the Continue bar does for a new skill. */
  opensIntroduction: v.optional(flag),
  justCompleted: flag,
  moduleData: v.fallback(v.nullable(moduleSchema), null),
  /** For a path without the module. */
  completedModule: v.fallback(
    v.nullable(v.object({ id: v.nullable(idSchema), title: text })),
    null,
  ),
})
export type PathState = v.InferOutput<typeof pathState>

export const readPathState = (state: unknown): PathState =>
  v.parse(v.fallback(pathState, v.parse(pathState, {})), state)

/** The state of the path after this module was completed. */
export const celebratingState = (skillId: number, completed: Module): PathState => ({
  skillId,
  fromModule: true,
  justCompleted: true,
  moduleData: completed,
  completedModule: { id: completed.id, title: completed.title },
})

const moduleState = v.object({
  skillId: looseSkillId,
  module: moduleSchema,
  /** A completed module is looked at again for a question of a quiz, the screen before: its main button leads back there. */
  isForQuestion: v.optional(flag),
})

/** A module to show, and the skill of its path. */
export type ModuleState = v.InferOutput<typeof moduleState>

/** Null if the state has none, as after a typed address. */
export const readModuleState = (state: unknown): ModuleState | null =>
  v.parse(v.fallback(v.nullable(moduleState), null), state)

const feedbackState = v.object({
  skillId: looseSkillId,
  subSkillId: idSchema,
  /** Null where only the address names the sub-skill. */
  moduleData: v.fallback(v.nullable(moduleSchema), null),
})

/** The sub-skill to rate, and the module to celebrate on the path afterwards. */
export type FeedbackState = v.InferOutput<typeof feedbackState>

export const readFeedbackState = (state: unknown): FeedbackState | null =>
  v.parse(v.fallback(v.nullable(feedbackState), null), state)

const accountState = v.object({
  /** The e-mail that was typed on another account screen. */
  email: orUndefined(v.string()),
  /** Why the learner has to sign in. */
  reason: orUndefined(
    v.picklist(['required', 'expired', 'unreadable', 'registered', 'newPassword', 'signed-out']),
  ),
  /** Whether the link of an e-mail for a new password was not complete. */
  hadIncompleteLink: orUndefined(v.boolean()),
  /** Where to return to after signing in, for the same learner. */
  from: orUndefined(
    v.object({
      // Only paths of this app: "//host" would lead to another site.
      to: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      state: v.optional(v.unknown()),
    }),
  ),
  /** The learner of the ended session, as a hash: no e-mail may stand in the history. */
  learner: orUndefined(v.string()),
})

/** What the account screens get from the route guard, and pass to each other. */
export type AccountState = v.InferOutput<typeof accountState>
export type SignInReason = NonNullable<AccountState['reason']>

export const readAccountState = (state: unknown): AccountState =>
  v.parse(v.fallback(accountState, {}), state)
