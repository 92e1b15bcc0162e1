import * as v from 'valibot'

const reasons = ['required', 'expired', 'unreadable', 'registered'] as const

/** Why the learner is here: the guard sent them, or they have just registered. */
export type SignInReason = (typeof reasons)[number]

/** What the guard tells the sign-in screen through the history's state. */
export type SignInState = {
  reason?: SignInReason | undefined
  /** Where the learner was, for the same learner to return to. */
  from?: { path: string; state?: unknown } | undefined
  /** The mark of whose session it was: a history is no place for an e-mail. */
  learner?: string | undefined
}

const schema = v.object({
  reason: v.fallback(v.optional(v.picklist(reasons)), undefined),
  from: v.fallback(
    v.optional(
      v.object({
        // An address of this app only: "//host" would leave it.
        path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
        state: v.optional(v.unknown()),
      }),
    ),
    undefined,
  ),
  learner: v.fallback(v.optional(v.string()), undefined),
})

/** Reads the state; a history may hold anything. */
export function readSignInState(state: unknown): SignInState {
  const result = v.safeParse(schema, state ?? {})
  return result.success ? result.output : {}
}
