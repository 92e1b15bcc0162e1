import type * as v from 'valibot'
import {
  accessToken,
  googleSession,
  onboardCompleted,
  resetTokenMessage,
  savedPassword,
  userDetails,
} from './answers/account'
import { saved } from './transport/answer-schemas'
import { ApiError } from './transport/api-error'
import { call, type Reading } from './transport/call'
import { isKnownMessage } from './transport/known-messages'

type Credentials = { username: string; password: string }

/** POST /auth/validate_user: the access token; undefined if the answer has none. */
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
    answer: accessToken,
  })
}

/** POST /auth/user-check with the new token: whether onboarding is finished. */
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
    answer: onboardCompleted,
  })
}

/** POST /auth/revoke-token, with `keepalive`: the learner may leave the page at once. */
export async function postRevokeToken(token: string): Promise<void> {
  await call({
    method: 'POST',
    path: '/auth/revoke-token',
    bearer: { token },
    body: { token },
    keepalive: true,
    answer: saved,
  })
}

/** GET /api/user/details: the username; null if the server has none. */
export function getUserName(reading: Reading = {}): Promise<string | null> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/user/details',
    answer: userDetails,
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
    answer: saved,
  })
}

export type GoogleSession = v.InferOutput<typeof googleSession>

/** POST /auth/google-login with the credential from Google's button. */
export function postGoogleLogin(credential: string, signal?: AbortSignal): Promise<GoogleSession> {
  return call({
    method: 'POST',
    path: '/auth/google-login',
    ...(signal && { signal }),
    bearer: 'none',
    body: { token: credential },
    answer: googleSession,
  })
}

/** POST /auth/forgot_password: any 2xx answer means that the e-mail was sent. */
export async function postForgotPassword(email: string, signal?: AbortSignal): Promise<void> {
  await call({
    method: 'POST',
    path: '/auth/forgot_password',
    ...(signal && { signal }),
    bearer: 'none',
    body: { email },
    answer: saved,
  })
}

/**
 * GET /auth/validate_reset_token: whether the token is still valid. A refusal or any other message means that it is
 * not. Without an answer, or with a server error, that is unknown and this throws.
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
      answer: resetTokenMessage,
    })
    return isKnownMessage(answer, 'Token is valid.')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { kind, status = 0 } = error
    if (kind === 'refused' || (status >= 400 && status < 500)) return false
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
    answer: savedPassword,
  })
  if (answer !== '' && !isKnownMessage(answer, 'Password reset successful.')) {
    throw new ApiError('refused', { serverMessage: answer })
  }
}
