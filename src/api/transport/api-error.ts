import { envelopes } from './spellings'

/** What went wrong with a call, as the app tells it apart (rules.md#errors). */
export type ApiErrorKind =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'server'
  | 'unexpected'
  /** Nothing answered, or nothing that says whether it was done. */
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

/** Where the words of an answer may stand, the surest place first (contract.md#when-the-backend-differs). */
const messagePlaces = ['message', 'error', 'detail', 'errors', ...envelopes]

/** The server's message from the body of an answer; undefined if it holds none. */
export function serverMessageOf(body: unknown): string | undefined {
  return messageIn(body, 3)?.trim().slice(0, longestMessage)
}

/** At the surface, else some steps further in: {"error": {"message": "…"}}, {"errors": {"email": ["…"]}}. */
function messageIn(value: unknown, steps: number): string | undefined {
  if (typeof value !== 'object' || value === null || steps === 0) return undefined
  const places: unknown[] = messagePlaces.map((place): unknown => Reflect.get(value, place))
  const errors: unknown = Array.isArray(value) ? value : Reflect.get(value, 'errors')
  const inside = [...places, ...(typeof errors === 'object' ? Object.values(errors ?? {}) : [])]
  const found = inside.find(isMessage)
  if (found !== undefined) return found
  return inside.map((one) => messageIn(one, steps - 1)).find((message) => message !== undefined)
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

/** Whether the server did not say it: what was asked may be done or not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response'
}
