import type { ParseKeys, TFunction } from 'i18next'
import { ApiError, type ApiErrorKind } from './api-error'
import { errorText } from './error-text'
import { isKnownMessage, type KnownMessage } from './known-messages'

type Row = {
  /** The HTTP status; `any`: the server answered. */
  status?: number | 'any'
  kind?: ApiErrorKind
  /** What the server says, or a pattern of it. */
  message?: KnownMessage | RegExp
  /** Something else than a failed call. */
  isOurs?: true
  /** What the screen acts on: its advice, its links. */
  problem: string
  /** The sentence in locales/…/errors.json; without one that of error-text.ts. */
  text?: ParseKeys<'errors'>
  /** The server's own message comes first. */
  isSpoken?: true
}

/**
 * The sentence for each error of sign-up, sign-in, reset and profile (rules.md#errors): status, message, text. The
 * first row of a call that fits counts; a row without a condition fits every error.
 */
const rows = {
  signUp: [
    { kind: 'no-response', problem: 'noResponse' },
    // With 400 or 409, and believed with any status (contract.md#known-messages).
    { message: 'Email already exists', problem: 'emailExists', text: 'account.emailExists' },
    { status: 'any', problem: 'taken', text: 'account.taken' },
    { kind: 'refused', problem: 'taken', text: 'account.taken' },
    { problem: 'other' },
  ],
  validateUser: [
    { kind: 'no-response', problem: 'noResponse' },
    { status: 401, problem: 'credentials', text: 'account.credentials' },
    { status: 404, problem: 'credentials', text: 'account.credentials' },
    { kind: 'invalid-answer', problem: 'failed', text: 'account.notSignedIn' },
    { isOurs: true, problem: 'failed', text: 'account.notSignedIn' },
    { problem: 'other' },
  ],
  checkUser: [
    { kind: 'no-response', problem: 'noResponse' },
    { kind: 'invalid-answer', problem: 'failed', text: 'account.unreadable' },
    { problem: 'failed', text: 'account.notSignedIn' },
  ],
  googleSignIn: [{ problem: 'failed', text: 'account.googleSignIn' }],
  googleSignUp: [{ problem: 'failed', text: 'account.googleSignUp' }],
  forgotPassword: [
    { kind: 'no-response', problem: 'noResponse', text: 'account.emailNotSent', isSpoken: true },
    { problem: 'failed', text: 'account.emailNotSent', isSpoken: true },
  ],
  checkResetToken: [
    { kind: 'no-response', problem: 'noResponse', text: 'account.notProcessed' },
    { problem: 'failed', text: 'account.notProcessed' },
  ],
  resetPassword: [
    { kind: 'no-response', problem: 'noResponse', text: 'account.notProcessed' },
    { status: 401, problem: 'invalid', text: 'account.invalidToken' },
    { problem: 'failed', text: 'account.notProcessed' },
  ],
  saveProfile: [
    // Where the name was sent, it is said beside the username (locales/…/onboarding.json).
    { message: 'Username already exists', problem: 'taken', text: 'account.profileNotSaved' },
    { kind: 'missing-token', problem: 'signedOut' },
    { status: 401, problem: 'signedOut' },
    { message: /401/, problem: 'signedOut' },
    { kind: 'no-response', problem: 'noResponse', text: 'account.profileNotSaved' },
    { problem: 'other', text: 'account.profileNotSaved' },
  ],
} as const satisfies Record<string, readonly Row[]>

export type AccountCall = keyof typeof rows
export type AccountProblem<Call extends AccountCall> = (typeof rows)[Call][number]['problem']

function fits({ status, kind, message, isOurs }: Row, error: unknown): boolean {
  if (!(error instanceof ApiError)) return !status && !kind && !message
  if (isOurs) return false
  if (status === 'any' ? error.status === undefined : status && error.status !== status)
    return false
  if (kind && error.kind !== kind) return false
  if (message instanceof RegExp) return message.test(error.serverMessage ?? '')
  return !message || isKnownMessage(error.serverMessage, message)
}

const rowOf = <Call extends AccountCall>(call: Call, error: unknown): Row | undefined =>
  rows[call].find((row) => fits(row, error))

/** What went wrong, as the screen of this call acts on it. */
export function accountProblem<Call extends AccountCall>(call: Call, error: unknown) {
  // Each call ends with a row that fits every error.
  return rowOf(call, error)?.problem as AccountProblem<Call>
}

/** What the learner is told, in the interface language. */
export function accountErrorText(
  t: TFunction<'errors'>,
  call: AccountCall,
  error: unknown,
): string {
  const { text, isSpoken } = rowOf(call, error) ?? {}
  const serverMessage = error instanceof ApiError ? error.serverMessage : undefined
  if (isSpoken && serverMessage !== undefined) return serverMessage
  return text ? t(text) : errorText(t, error)
}
