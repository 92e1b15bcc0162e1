import * as v from 'valibot'
import { text } from './answer-schemas'
import { call } from './call'

type Credentials = { username: string; password: string }

/** POST /auth/validate_user: the access token, or undefined when the answer holds none. */
export function postValidateUser(credentials: Credentials): Promise<string | undefined> {
  return call({
    method: 'POST',
    path: '/auth/validate_user',
    bearer: 'none',
    body: credentials,
    answer: v.pipe(
      v.object({ access_token: v.fallback(v.optional(v.string()), undefined) }),
      v.transform(({ access_token }) => access_token?.trim() || undefined),
    ),
  })
}

/** POST /auth/user-check, with the new token: whether onboarding is finished. */
export function postUserCheck(credentials: Credentials, token: string): Promise<boolean> {
  return call({
    method: 'POST',
    path: '/auth/user-check',
    bearer: { token },
    body: credentials,
    answer: v.pipe(
      v.object({ onboard_completed: v.fallback(v.boolean(), false) }),
      v.transform((answer) => answer.onboard_completed),
    ),
  })
}

/** POST /auth/revoke-token. */
export async function postRevokeToken(token: string, signal: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/auth/revoke-token',
    bearer: { token },
    body: { token },
    signal,
    answer: v.unknown(),
  })
}

/** GET /api/user/details: the username, or undefined where the server knows none. */
export function getUserName(): Promise<string | null> {
  return call({
    method: 'GET',
    path: '/api/user/details',
    answer: v.pipe(
      v.object({ user: v.fallback(v.nullish(v.object({ username: text })), null) }),
      v.transform((answer) => answer.user?.username || null),
    ),
  })
}
