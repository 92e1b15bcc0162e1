import type { ParseKeys, TFunction } from 'i18next'
import { ApiError, type ApiErrorKind } from './api-error'
import { errorText } from './error-text'
import { isKnownMessage, type KnownMessage } from './known-messages'

type Row = {
  /** The HTTP status; `any`: the server answered. */
  status?: number | 'any'
  kind?: ApiErrorKind
  /** A message of the server, or a pattern for it. */
  message?: KnownMessage | RegExp
  /** The screen chooses its advice and links by this. */
  problem: string
  /** The key in locales/…/errors.json; without it the sentence comes from error-text.ts. */
  text?: ParseKeys<'errors'>
  /** The server's message is shown instead, if there is one. */
  isSpoken?: true
}

/**
 * The sentence for each error of sign-up, sign-in, reset and profile (rules.md#errors): status, message, text. The
 * first row of a call that fits counts; a row without a condition fits every error.
 */
const rows = {
  signUp: [
    { kind: 'no-response', problem: 'noResponse' },
    // Sent with 400 or 409, but accepted with any status (contract.md#known-messages).
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
    { problem: 'other' },
  ],
  checkUser: [
    { kind: 'no-response', problem: 'noResponse' },
    { kind: 'invalid-answer', problem: 'failed', text: 'account.unreadable' },
    { problem: 'failed', text: 'account.notSignedIn' },
  ],
  forgotPassword: [
    { kind: 'no-response', problem: 'noResponse', text: 'account.emailNotSent', isSpoken: true },
    { problem: 'failed', text: 'account.emailNotSent', isSpoken: true },
  ],
  resetPassword: [
    { status: 401, problem: 'invalid', text: 'account.invalidToken' },
    { problem: 'failed', text: 'account.notProcessed' },
  ],
  saveProfile: [
    // If a name was sent, the message beside the username field replaces this one (locales/…/onboarding.json).
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

function fits({ status, kind, message }: Row, error: unknown): boolean {
  if (!(error instanceof ApiError)) return !status && !kind && !message
  if (status === 'any' ? error.status === undefined : status && error.status !== status)
    return false
  if (kind && error.kind !== kind) return false
  if (message instanceof RegExp) return message.test(error.serverMessage ?? '')
  return !message || isKnownMessage(error.serverMessage, message)
}

const rowOf = <Call extends AccountCall>(call: Call, error: unknown): Row | undefined =>
  rows[call].find((row) => fits(row, error))

/** The problem of a failed call, on which its screen acts. */
export function accountProblem<Call extends AccountCall>(call: Call, error: unknown) {
  // The last row of each call fits every error.
  return rowOf(call, error)?.problem as AccountProblem<Call>
}

/** The sentence for the learner, in the interface language. */
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
