import * as v from 'valibot'
import { toExpiry } from '@/learner/session-time'
import { text } from '../transport/answer-schemas'

/** Schemas of the answers about accounts (contract.md#account). */

const optionalText = v.fallback(v.optional(v.string()), undefined)

export const accessToken = v.pipe(
  v.object({ access_token: optionalText }),
  v.transform(({ access_token }) => access_token?.trim() || undefined),
)

export const onboardCompleted = v.pipe(
  v.object({ onboard_completed: v.fallback(v.boolean(), false) }),
  v.transform((answer) => answer.onboard_completed),
)

export const userDetails = v.pipe(
  v.object({ user: v.fallback(v.nullish(v.object({ username: text })), null) }),
  v.transform((answer) => answer.user?.username || null),
)

export const googleSession = v.pipe(
  v.object({
    access_token: optionalText,
    refresh_token: optionalText,
    expires_at: v.optional(v.unknown()),
    onboard_completed: v.fallback(v.boolean(), false),
  }),
  v.transform((answer) => ({
    accessToken: answer.access_token?.trim() || undefined,
    refreshToken: answer.refresh_token || undefined,
    /** Milliseconds since 1970; undefined for a malformed time. */
    expiresAt: toExpiry(answer.expires_at),
    onboardCompleted: answer.onboard_completed,
  })),
)

export const resetTokenMessage = v.fallback(
  v.pipe(
    v.object({ message: text }),
    v.transform((answer) => answer.message),
  ),
  '',
)

/** An empty answer means success; an answer with fields needs the success message. */
export const savedPassword = v.pipe(
  v.union([
    v.pipe(
      v.strictObject({}),
      v.transform(() => null),
    ),
    v.pipe(
      v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
      v.transform((answer) => answer.message),
    ),
  ]),
  v.metadata({ mayBeEmpty: true }),
)
