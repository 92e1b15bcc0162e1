import type { TFunction } from 'i18next'
import { ApiError, type ApiErrorKind } from './api-error'

type SentenceKey =
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'server'
  | 'unexpected'
  | 'noResponse'
  | 'setup'
  | 'missingToken'

const sentences: Record<Exclude<ApiErrorKind, 'missing-id'>, SentenceKey> = {
  'bad-request': 'badRequest',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  'not-found': 'notFound',
  server: 'server',
  unexpected: 'unexpected',
  'no-response': 'noResponse',
  setup: 'setup',
  'missing-token': 'missingToken',
  'invalid-answer': 'unexpected',
  refused: 'unexpected',
}

/** These kinds show the server's message if there is one (rules.md#errors). */
const spoken: readonly ApiErrorKind[] = ['bad-request', 'unexpected', 'refused']

/** The sentence for a failed call, in the interface language (rules.md#errors). */
export function errorText(t: TFunction<'errors'>, error: unknown): string {
  if (!(error instanceof ApiError)) return t('unexpected')
  if (error.kind === 'missing-id') return t(`missingId.${error.missing ?? 'module'}`)
  if (spoken.includes(error.kind) && error.serverMessage !== undefined) return error.serverMessage
  return t(sentences[error.kind])
}
