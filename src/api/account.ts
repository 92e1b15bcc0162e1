import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { flag, orUndefined, text } from '@/lib/fields'
import { userName } from '@/session/storage'
import { bearer, get, inEnglish, post } from './client'
import { ApiError, includesMessage, isTemporary } from './errors'
import { toExpiry } from './expiry'
import { anyButHtml } from './schema'

const message = v.object({ message: text })

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty())

export const accessTokenAnswer = v.object({ access_token: filled })
export const userCheckAnswer = v.object({ onboard_completed: flag })

export type Credentials = { email: string; password: string }

/** A successful sign-in: what a session needs, and whether onboarding is finished. */
export type SignedIn = {
  accessToken: string
  refreshToken?: string | undefined
  /** Milliseconds since 1970. */
  expiresAt?: number | undefined
  onboardCompleted: boolean
}

/** Signs in by two calls; the second one tells whether onboarding is finished. */
export async function signIn({ email, password }: Credentials): Promise<SignedIn> {
  const credentials = { username: email, password }
  const { access_token: accessToken } = await post(
    '/auth/validate_user',
    credentials,
    accessTokenAnswer,
  )
  const { onboard_completed: onboardCompleted } = await post(
    '/auth/user-check',
    credentials,
    userCheckAnswer,
    { headers: bearer(accessToken) },
  )
  return { accessToken, onboardCompleted }
}

const googleSession = v.object({
  access_token: filled,
  refresh_token: text,
  expires_at: orUndefined(v.union([v.string(), v.number()])),
  onboard_completed: flag,
})

/** Signs in with a credential from Google's button. The same call creates a new account. */
export async function signInWithGoogle(credential: string): Promise<SignedIn> {
  const answer = await post('/auth/google-login', { token: credential }, googleSession)
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token || undefined,
    expiresAt: answer.expires_at === undefined ? undefined : toExpiry(answer.expires_at),
    onboardCompleted: answer.onboard_completed,
  }
}

/** Ends the token on the server; `keepalive`, because the page may be closed by then. */
export const revokeToken = (token: string) =>
  post('/auth/revoke-token', { token }, anyButHtml, {
    headers: bearer(token),
    fetchOptions: { keepalive: true },
  })

/** The name that is sent is the part of the e-mail before the @. */
export const signUp = ({ email, password }: Credentials) =>
  post('/auth/register', { email, password, name: email.split('@')[0] ?? '' }, anyButHtml, {
    headers: inEnglish,
  })

/** Asks for an e-mail with a link to a new password. */
export const requestReset = (email: string) => post('/auth/forgot_password', { email }, anyButHtml)

/** Whether a reset token is valid. A refusal says that it is not; without an answer, or from a busy server, that is unknown. */
async function checkResetToken(token: string, signal: AbortSignal): Promise<boolean> {
  try {
    const headers = { ...inEnglish, ...bearer(token) }
    const answer = await get('/auth/validate_reset_token', message, { headers, signal })
    return includesMessage(answer.message, 'Token is valid.')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { kind, status = 0 } = error
    if (kind === 'refused') return false
    if (status >= 400 && status < 500 && !isTemporary(error)) return false
    throw error
  }
}

/** Asked once a visit: another answer would take the form away while it is filled in. */
export const resetTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['reset-token', token],
    queryFn: ({ signal }) => checkResetToken(token, signal),
    staleTime: 'static',
    gcTime: 0,
    meta: { isPublic: true },
  })

export type PasswordReset = { token: string; password: string; confirmPassword: string }

export async function resetPassword(reset: PasswordReset): Promise<void> {
  const { token, password, confirmPassword } = reset
  const answer = await post(
    '/auth/reset_password',
    { token, new_password: password, confirm_password: confirmPassword },
    v.pipe(anyButHtml, v.fallback(message, { message: '' })),
    { headers: inEnglish },
  )
  if (answer.message !== '' && !includesMessage(answer.message, 'Password reset successful.')) {
    throw new ApiError('refused', {
      serverMessage: answer.message,
      call: 'POST /auth/reset_password',
    })
  }
}

export const userDetails = v.object({
  user: v.fallback(v.object({ username: text }), { username: '' }),
})

/** Stores the name too, for the next visit: the one thing here that is stored, since it only comes with this read. */
async function getUserName(signal: AbortSignal): Promise<string | null> {
  const { user } = await get('/api/user/details', userDetails, { signal })
  userName.set(user.username)
  return user.username || null
}

/** The learner's username; null if the server has none. That is stored as an empty name. */
export const userNameQuery = queryOptions({
  queryKey: ['user-name'],
  queryFn: ({ signal }) => getUserName(signal),
  initialData: () => (userName.get() === '' ? null : userName.get()),
  initialDataUpdatedAt: 0,
})
