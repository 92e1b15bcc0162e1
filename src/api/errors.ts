import type { ParseKeys, TFunction } from 'i18next'

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

export type MissingId =
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
  missing?: MissingId
  /** The call that failed: "GET /api/subskills". */
  call?: string | undefined
  cause?: unknown
}

/** The error of every call that fails; one that is aborted throws axios' CanceledError. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** The server's own words: shown as text, compared by `says`. */
  readonly serverMessage: string | undefined
  readonly missing: MissingId | undefined
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

/** Throws ApiError 'missing-id', before any request, where a value is not there. */
export function required<T>(missing: MissingId, value: T | null | undefined): T {
  if (value === null || value === undefined || value === '') {
    throw new ApiError('missing-id', { missing })
  }
  return value
}

type ErrorKey = ParseKeys<'errors'>

type Row = {
  call?: string
  kind?: ApiErrorKind
  status?: number | 'client error'
  message?: string
  text: ErrorKey
  /** The server's own message is shown instead, if there is one. */
  serverFirst?: true
}

/** The sentence for each error. The first row that fits counts. */
const rows: readonly Row[] = [
  // 408 and 429 only ask to wait.
  { call: 'POST /auth/validate_user', status: 408, text: 'unexpected', serverFirst: true },
  { call: 'POST /auth/validate_user', status: 429, text: 'unexpected', serverFirst: true },
  { call: 'POST /auth/validate_user', status: 'client error', text: 'account.credentials' },
  { call: 'POST /auth/validate_user', kind: 'invalid-answer', text: 'account.notSignedIn' },
  { call: 'POST /auth/user-check', kind: 'no-response', text: 'no-response' },
  { call: 'POST /auth/user-check', kind: 'invalid-answer', text: 'account.unreadable' },
  { call: 'POST /auth/user-check', text: 'account.notSignedIn' },
  { call: 'POST /auth/register', kind: 'no-response', text: 'no-response' },
  { call: 'POST /auth/register', message: 'Email already exists', text: 'account.emailExists' },
  { call: 'POST /auth/register', text: 'account.taken' },
  { call: 'POST /auth/forgot_password', text: 'account.emailNotSent', serverFirst: true },
  { call: 'POST /auth/reset_password', status: 401, text: 'account.invalidToken' },
  { call: 'POST /auth/reset_password', text: 'account.notProcessed' },
  { call: 'GET /auth/validate_reset_token', text: 'account.notProcessed' },
  { call: 'POST /onboarding/complete-profile', text: 'account.profileNotSaved' },
  { kind: 'bad-request', text: 'bad-request', serverFirst: true },
  { kind: 'unauthorized', text: 'unauthorized' },
  { kind: 'forbidden', text: 'forbidden' },
  { kind: 'not-found', text: 'not-found' },
  { kind: 'server', text: 'server' },
  { kind: 'no-response', text: 'no-response' },
  { kind: 'setup', text: 'setup' },
  { kind: 'missing-token', text: 'missing-token' },
  { kind: 'invalid-answer', text: 'unexpected' },
  { text: 'unexpected', serverFirst: true },
]

function fits(row: Row, error: ApiError): boolean {
  const { status = 0 } = error
  if (row.call !== undefined && row.call !== error.call) return false
  if (row.kind !== undefined && row.kind !== error.kind) return false
  if (row.message !== undefined && !says(error, row.message)) return false
  if (row.status === 'client error') return status >= 400 && status < 500
  return row.status === undefined || row.status === status
}

const rowOf = (error: unknown): Row =>
  rows.find((row) => error instanceof ApiError && fits(row, error)) ?? { text: 'unexpected' }

/** The key of an error's sentence, by which a screen chooses its advice and links. */
export function errorKey(error: unknown): ErrorKey {
  if (error instanceof ApiError && error.missing) return `missingId.${error.missing}`
  return rowOf(error).text
}

/** The sentence for an error: the server's own where the specification says so, else in the interface language. */
export function errorText(t: TFunction<'errors'>, error: unknown): string {
  const { serverMessage } = error instanceof ApiError ? error : {}
  if (serverMessage !== undefined && rowOf(error).serverFirst) return serverMessage
  return t(errorKey(error))
}
