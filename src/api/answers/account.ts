import * as v from 'valibot'
import { saved, text } from '@/api/transport/answer-schemas'
import { toExpiry } from './expiry'

/** Schemas of the answers about accounts (contract.md#account). */

const flag = v.fallback(v.boolean(), false)

/** The message of an answer; empty if it has none. */
const message = v.pipe(
  v.object({ message: text }),
  v.transform((answer) => answer.message),
)

export const accessToken = v.pipe(
  v.object({ access_token: text }),
  v.transform((answer) => answer.access_token || undefined),
)

export const onboardCompleted = v.pipe(
  v.object({ onboard_completed: flag }),
  v.transform((answer) => answer.onboard_completed),
)

export const userDetails = v.pipe(
  v.object({ user: v.fallback(v.object({ username: text }), { username: '' }) }),
  v.transform((answer) => answer.user.username || null),
)

export const googleSession = v.pipe(
  v.object({
    access_token: text,
    refresh_token: text,
    /** Milliseconds since 1970; undefined for a malformed time. */
    expires_at: v.fallback(
      v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform((time) => toExpiry(time)),
        ),
      ),
      undefined,
    ),
    onboard_completed: flag,
  }),
  v.transform((answer) => ({
    accessToken: answer.access_token || undefined,
    refreshToken: answer.refresh_token || undefined,
    expiresAt: answer.expires_at,
    onboardCompleted: answer.onboard_completed,
  })),
)

export const resetTokenMessage = message

/** The answer to a new password, which may lack a message. */
export const savedPassword = v.pipe(saved, v.fallback(message, ''))
