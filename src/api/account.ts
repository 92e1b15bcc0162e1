import * as v from 'valibot'
import { toExpiry } from '@/learner/session-time'
import { acknowledgement, text } from './transport/answer-schemas'
import { ApiError } from './transport/api-error'
import { call, type Reading } from './transport/call'
import { expected } from './transport/expected-answer'
import { isKnownMessage } from './transport/known-messages'

type Credentials = { username: string; password: string }

/** POST /auth/validate_user: the access token, or undefined when the answer holds none. */
export function postValidateUser(
  credentials: Credentials,
  signal?: AbortSignal,
): Promise<string | undefined> {
  return call({
    method: 'POST',
    path: '/auth/validate_user',
    ...(signal && { signal }),
    bearer: 'none',
    body: credentials,
    expects: expected.accessToken,
    answer: v.pipe(
      v.object({ access_token: v.fallback(v.optional(v.string()), undefined) }),
      v.transform(({ access_token }) => access_token?.trim() || undefined),
    ),
  })
}

/** POST /auth/user-check, with the new token: whether onboarding is finished. */
export function postUserCheck(
  credentials: Credentials,
  token: string,
  signal?: AbortSignal,
): Promise<boolean> {
  return call({
    method: 'POST',
    path: '/auth/user-check',
    ...(signal && { signal }),
    bearer: { token },
    body: credentials,
    expects: expected.onboardCompleted,
    answer: v.pipe(
      v.object({ onboard_completed: v.fallback(v.boolean(), false) }),
      v.transform((answer) => answer.onboard_completed),
    ),
  })
}

/** POST /auth/revoke-token; it goes on when the learner leaves the page at once. */
export async function postRevokeToken(token: string): Promise<void> {
  await call({
    method: 'POST',
    path: '/auth/revoke-token',
    bearer: { token },
    body: { token },
    keepalive: true,
    expects: expected.saved,
    answer: acknowledgement,
  })
}

/** GET /api/user/details: the username, or null where the server knows none. */
export function getUserName(reading: Reading = {}): Promise<string | null> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/user/details',
    expects: expected.userDetails,
    answer: v.pipe(
      v.object({ user: v.fallback(v.nullish(v.object({ username: text })), null) }),
      v.transform((answer) => answer.user?.username || null),
    ),
  })
}

export type Registration = { email: string; password: string }

/** POST /auth/register; the name is the part of the e-mail before the @ (rules.md#sign-up). */
export async function postRegister({ email, password }: Registration): Promise<void> {
  const name = email.split('@')[0] ?? ''
  await call({
    method: 'POST',
    path: '/auth/register',
    bearer: 'none',
    language: 'en',
    body: { email, password, name },
    expects: expected.saved,
    answer: acknowledgement,
  })
}

const optionalText = v.fallback(v.optional(v.string()), undefined)

const googleSession = v.pipe(
  v.object({
    access_token: optionalText,
    refresh_token: optionalText,
    expires_at: v.optional(v.unknown()),
    onboard_completed: v.fallback(v.boolean(), false),
  }),
  v.transform((answer) => ({
    accessToken: answer.access_token?.trim() || undefined,
    refreshToken: answer.refresh_token || undefined,
    /** Milliseconds since 1970; an unreadable time is ignored. */
    expiresAt: toExpiry(answer.expires_at),
    onboardCompleted: answer.onboard_completed,
  })),
)
export type GoogleSession = v.InferOutput<typeof googleSession>

/** POST /auth/google-login, with the credential that Google's button gave. */
export function postGoogleLogin(credential: string, signal?: AbortSignal): Promise<GoogleSession> {
  return call({
    method: 'POST',
    path: '/auth/google-login',
    ...(signal && { signal }),
    bearer: 'none',
    body: { token: credential },
    expects: expected.accessToken,
    answer: googleSession,
  })
}

const message = v.pipe(
  v.object({ message: text }),
  v.transform((answer) => answer.message),
)

const someMessage = v.pipe(
  v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  v.transform((answer) => answer.message),
)

/** POST /auth/forgot_password: any 2xx answer means that the mail is on its way. */
export async function postForgotPassword(email: string, signal?: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/auth/forgot_password',
    ...(signal && { signal }),
    bearer: 'none',
    body: { email },
    expects: expected.saved,
    answer: acknowledgement,
  })
}

/**
 * GET /auth/validate_reset_token: whether the token can still be used. A refusal or any other message
 * means that it cannot; no answer, or trouble of the server, says nothing about it and throws.
 */
export async function getResetTokenIsValid(
  resetToken: string,
  reading: Reading = {},
): Promise<boolean> {
  try {
    const answer = await call({
      ...reading,
      method: 'GET',
      path: '/auth/validate_reset_token',
      bearer: { token: resetToken },
      language: 'en',
      expects: expected.resetTokenMessage,
      answer: v.fallback(message, ''),
    })
    return isKnownMessage(answer, 'Token is valid.')
  } catch (error) {
    const status = error instanceof ApiError ? (error.status ?? 0) : 0
    if (status >= 400 && status < 500) return false
    throw error
  }
}

export type PasswordReset = { token: string; newPassword: string; confirmPassword: string }

/** POST /auth/reset_password. A 2xx answer with another message is a failure (contract.md#account). */
export async function postResetPassword(reset: PasswordReset): Promise<void> {
  const answer = await call({
    method: 'POST',
    path: '/auth/reset_password',
    bearer: 'none',
    language: 'en',
    body: {
      token: reset.token,
      new_password: reset.newPassword,
      confirm_password: reset.confirmPassword,
    },
    expects: expected.savedPassword,
    // An empty answer is a success; one with other words, or with none among other things, is none.
    answer: v.union([
      v.pipe(
        v.strictObject({}),
        v.transform(() => null),
      ),
      someMessage,
    ]),
  })
  if (answer !== null && !isKnownMessage(answer, 'Password reset successful.')) {
    throw new ApiError('refused', { serverMessage: answer })
  }
}
