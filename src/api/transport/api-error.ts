/** The kinds of errors that the app distinguishes (rules.md#errors). */
export type ApiErrorKind =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'unexpected'
  /** No response, or one that does not say whether a write was done. */
  | 'no-response'
  | 'setup'
  | 'missing-token'
  | 'missing-id'
  /** The answer does not match the contract. */
  | 'invalid-answer'
  /** A 2xx answer that says that nothing was done. */
  | 'refused'

export const idNames = [
  'quiz',
  'module',
  'subskill',
  'pdf',
  'skill',
  'state',
  'answer',
  'question',
  'selectedOption',
] as const
export type IdName = (typeof idNames)[number]

type Details = { status?: number; serverMessage?: string; missing?: IdName; cause?: unknown }

/** The only error that calls throw. Check its kind; error-text.ts has the sentence to show. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** The server's message, unchanged. Show it as text, and match it only in known-messages.ts. */
  readonly serverMessage: string | undefined
  readonly missing: IdName | undefined
  /** The call that failed: "GET /api/subskills". */
  call: string | undefined

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(`API error: ${kind}`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.missing = details.missing
  }
}

/** The call that failed; undefined for an error of another kind, or one before any call. */
export const calledBy = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.call : undefined

const kinds: Partial<Record<number, ApiErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  500: 'server',
}

/** The kind of an HTTP error status; 'unexpected' if it has no sentence of its own (rules.md#errors). */
export function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? 'unexpected'
}

/** A longer message is cut to this number of characters. */
const longestMessage = 300

/** The server's message from the body of an answer; undefined if it has none (contract.md#requests). */
export function serverMessageOf(body: unknown): string | undefined {
  const { message, error, detail } = Object(body)
  const found: unknown = [message, error, detail].find(isMessage)
  return isMessage(found) ? found.trim().slice(0, longestMessage) : undefined
}

const isMessage = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** True if a retry may help: no response, or a temporary server error. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'no-response') return true
  const status = error.status ?? 0
  return status >= 500 || status === 408 || status === 429
}

/** True if it is unknown whether the request was done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response'
}
