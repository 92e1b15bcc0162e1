import * as v from 'valibot'

const reasons = ['required', 'expired', 'unreadable', 'registered'] as const

/** Why the learner is on the sign-in screen: redirected by the route guard, or just registered. */
export type SignInReason = (typeof reasons)[number]

/** What the route guard, or the screen before, passes to the sign-in screen in the history state. */
export type SignInState = {
  /** The e-mail that was typed on another screen. */
  email?: string | undefined
  reason?: SignInReason | undefined
  /** The location to return to after signing in, for the same learner. */
  from?: { path: string; state?: unknown } | undefined
  /** Identifies the learner of the ended session, as a hash: the history must not hold an e-mail. */
  learner?: string | undefined
}

const schema = v.object({
  email: v.fallback(v.optional(v.string()), undefined),
  reason: v.fallback(v.optional(v.picklist(reasons)), undefined),
  from: v.fallback(
    v.optional(
      v.object({
        // Only paths of this app: "//host" would lead to another site.
        path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
        state: v.optional(v.unknown()),
      }),
    ),
    undefined,
  ),
  learner: v.fallback(v.optional(v.string()), undefined),
})

/** Reads the history state, which may be malformed. */
export function readSignInState(state: unknown): SignInState {
  const result = v.safeParse(schema, state ?? {})
  return result.success ? result.output : {}
}
