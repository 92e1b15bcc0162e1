/** What went wrong with a call, as the app tells it apart (rules.md#errors). */
export type ApiErrorKind =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'unexpected'
  | 'no-response'
  | 'setup'
  | 'missing-token'
  | 'missing-id'
  /** The answer came, but not in the shape of the contract. */
  | 'invalid-answer'
  /** A 2xx answer that says itself that nothing was done. */
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

/** The one error that calls throw. Matched by kind; its sentence is chosen where it is shown. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  /** The server's own words, as they came: shown as text, never matched outside known-messages.ts. */
  readonly serverMessage: string | undefined
  readonly missing: IdName | undefined

  constructor(kind: ApiErrorKind, details: Details = {}) {
    super(`API error: ${kind}`, { cause: details.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = details.status
    this.serverMessage = details.serverMessage
    this.missing = details.missing
  }
}

const kinds: Partial<Record<number, ApiErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  500: 'server',
}

/** The kind of an HTTP refusal; statuses without a sentence of their own are 'unexpected' (rules.md#errors). */
export function kindOfStatus(status: number): ApiErrorKind {
  return kinds[status] ?? 'unexpected'
}

/** The server's message from an error body: `message`, or `error` or `detail`; undefined if none. */
export function serverMessageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const candidates: unknown[] = ['message', 'error', 'detail'].map((key) => Reflect.get(body, key))
  const found = candidates.find(isMessage)
  if (found !== undefined) return found.trim().slice(0, longestMessage)
  // Some backends put the message one step further in: {"error": {"message": "…"}}.
  const inner = candidates.find((value) => typeof value === 'object' && value !== null)
  const message: unknown = inner && Reflect.get(inner, 'message')
  return isMessage(message) ? message.trim().slice(0, longestMessage) : undefined
}

/** In characters; a longer one is cut. */
const longestMessage = 300
const isMessage = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== ''

/** True when waiting and asking again may help: no answer, or a passing trouble of the server. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.kind === 'no-response') return true
  const status = error.status ?? 0
  return status >= 500 || status === 408 || status === 429
}

/** Whether the server said nothing at all: what was asked may be done or not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response'
}
