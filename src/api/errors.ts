import type { TFunction } from 'i18next'
import type { TextKey } from '@/i18n/text-key'

export type ApiErrorKind =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'unexpected'
  /** There was no answer, so it is unknown whether a write was done. */
  | 'no-response'
  | 'setup'
  | 'missing-token'
  | 'missing-id'
  /** An answer that is not what the contract says. */
  | 'invalid-answer'
  /** A 2xx answer which says that nothing was done. */
  | 'refused'

/** What a call cannot be sent without. The specification has a sentence for each, also for those that no screen leaves out. */
export type Missing =
  | 'quiz'
  | 'module'
  | 'subskill'
  | 'pdf'
  | 'skill'
  | 'state'
  | 'answer'
  | 'question'
  | 'selectedOption'

type Details = {
  status?: number
  serverMessage?: string | undefined
  missing?: Missing
  /** The call that failed: "GET /api/subskills". */
  call?: string | undefined
  cause?: unknown
}

/** The error of every call that fails; one that is aborted throws axios' CanceledError. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** The server's own words: shown as text, and compared with known messages. */
  readonly serverMessage: string | undefined
  readonly missing: Missing | undefined
  readonly call: string | undefined

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(`API error: ${kind}`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.missing = details.missing
    this.call = details.call
  }
}

/** True if another try may help: there was no answer, or the server is busy or broken. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { kind, status = 0 } = error
  return kind === 'no-response' || status >= 500 || status === 408 || status === 429
}

/** True if it is unknown whether the request was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'no-response'

/** The words of a text in lower case, each between two spaces. */
const words = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `

/** Whether a text contains a message, whatever its case and punctuation. */
export const includesMessage = (text: string, message: string): boolean =>
  words(text).includes(words(message))

/** Whether the server's message contains this one. */
export const says = (error: unknown, message: string): boolean =>
  error instanceof ApiError && includesMessage(error.serverMessage ?? '', message)

const isRefusedBy = (call: string, error: unknown): error is ApiError =>
  error instanceof ApiError && error.call === call && (error.status ?? 0) >= 400

/** True where e-mail or password are wrong. A server that is broken or busy does not say so. */
export const isWrongPassword = (error: unknown): boolean =>
  isRefusedBy('POST /auth/validate_user', error) && !isTemporary(error)

/** True for an e-mail that has an account already. */
export const isEmailTaken = (error: unknown): boolean => says(error, 'Email already exists')

/** True where a reset token was valid when the screen opened, and is refused when the password is sent. */
export const isTokenUsedUp = (error: unknown): boolean =>
  isRefusedBy('POST /auth/reset_password', error) &&
  (error.status === 401 || says(error, 'Invalid or expired token'))

/** True for a username that somebody has. */
export const isUsernameTaken = (error: unknown): boolean => says(error, 'Username already exists')

/** True for 401 anywhere in the message: of a refused profile it ends the session as the status does. */
export const hasMessage401 = (error: unknown): boolean =>
  error instanceof ApiError && (error.serverMessage ?? '').includes('401')

/** True where an id is missing, so that nothing was asked and no retry can help. */
export const isMissingId = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'missing-id'

/** True for an answer that is not what the contract says. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'invalid-answer'

/** Throws ApiError 'missing-id', before any request, where a value is not there. */
export function required<T>(missing: Missing, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing })
  }
  return value
}

type Row = {
  call?: string
  kind?: ApiErrorKind
  when?: (error: ApiError) => boolean
  text: TextKey
  /** The server's own message is shown instead, if there is one. */
  serverFirst?: true
}

/** The sentence for each error. The first row that fits counts. */
const rows: readonly Row[] = [
  { when: isWrongPassword, text: 'errors.account.credentials' },
  { call: 'POST /auth/validate_user', kind: 'invalid-answer', text: 'errors.account.notSignedIn' },
  {
    call: 'POST /auth/validate_user',
    kind: 'refused',
    text: 'errors.account.notSignedIn',
    serverFirst: true,
  },
  { call: 'POST /auth/user-check', kind: 'invalid-answer', text: 'errors.account.unreadable' },
  { call: 'POST /auth/user-check', text: 'errors.account.notSignedIn' },
  { call: 'POST /auth/register', kind: 'no-response', text: 'errors.no-response' },
  { call: 'POST /auth/register', when: isEmailTaken, text: 'errors.account.emailExists' },
  { call: 'POST /auth/register', text: 'errors.account.taken' },
  { call: 'POST /auth/forgot_password', text: 'errors.account.emailNotSent', serverFirst: true },
  { when: isTokenUsedUp, text: 'errors.account.invalidToken' },
  { call: 'POST /auth/reset_password', text: 'errors.account.notProcessed' },
  { call: 'GET /auth/validate_reset_token', text: 'errors.account.notProcessed' },
  { call: 'POST /onboarding/complete-profile', text: 'errors.account.profileNotSaved' },
  { kind: 'bad-request', text: 'errors.bad-request', serverFirst: true },
  // The specification's. A 401 of a learner's call ends the session, so nobody sees it.
  { kind: 'unauthorized', text: 'errors.unauthorized' },
  { kind: 'forbidden', text: 'errors.forbidden' },
  { kind: 'not-found', text: 'errors.not-found' },
  { kind: 'server', text: 'errors.server' },
  { kind: 'no-response', text: 'errors.no-response' },
  { kind: 'setup', text: 'errors.setup' },
  { kind: 'missing-token', text: 'errors.missing-token' },
  { kind: 'invalid-answer', text: 'errors.unexpected' },
]

/** For any other error. */
const lastRow: Row = { text: 'errors.unexpected', serverFirst: true }

const rowOf = (error: ApiError): Row =>
  rows.find(
    ({ call = error.call, kind = error.kind, when }) =>
      call === error.call && kind === error.kind && (when?.(error) ?? true),
  ) ?? lastRow

/** The sentence for an error: the server's own where the specification says so, else in the interface language. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.unexpected')
  const { text, serverFirst } = rowOf(error)
  if (serverFirst && error.serverMessage !== undefined) return error.serverMessage
  return error.missing ? t(`errors.missingId.${error.missing}`) : t(text)
}
