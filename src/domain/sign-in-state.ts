import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

/** What the route guard, or the screen before, passes to the sign-in screen in the history state. */
const schema = v.object({
  /** The e-mail that was typed on another screen. */
  email: v.optional(v.string()),
  /** Why the learner is here: sent by the route guard, or just registered. */
  reason: v.optional(v.picklist(['required', 'expired', 'unreadable', 'registered'])),
  /** The location to return to after signing in, for the same learner. */
  from: v.optional(
    v.object({
      // Only paths of this app: "//host" would lead to another site.
      path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
      state: v.optional(v.unknown()),
    }),
  ),
  /** Identifies the learner of the ended session, as a hash: the history must not hold an e-mail. */
  learner: v.optional(v.string()),
})

export type SignInState = v.InferOutput<typeof schema>
export type SignInReason = NonNullable<SignInState['reason']>

/** Reads the history state, which may be malformed. */
export function readSignInState(state: unknown): SignInState {
  const result = v.safeParse(schema, state ?? {})
  return result.success ? result.output : {}
}

/** What was passed when the screen was opened. */
export function useSignInState(): SignInState {
  const { state } = useLocation()
  const [given] = useState(() => readSignInState(state))
  return given
}
