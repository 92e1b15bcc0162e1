import type { TFunction } from 'i18next'
import { ApiError, type ApiErrorKind } from './api-error'

/** These kinds show the server's message if there is one (rules.md#errors). */
const spoken: readonly ApiErrorKind[] = ['bad-request', 'unexpected', 'refused']

/** The sentence for a failed call, in the interface language (rules.md#errors): its key is the kind. */
export function errorText(t: TFunction<'errors'>, error: unknown): string {
  if (!(error instanceof ApiError)) return t('unexpected')
  const { kind, missing = 'module', serverMessage } = error
  if (kind === 'missing-id') return t(`missingId.${missing}`)
  if (spoken.includes(kind) && serverMessage !== undefined) return serverMessage
  return t(kind === 'invalid-answer' || kind === 'refused' ? 'unexpected' : kind)
}
