import { ApiError, isUnanswered } from '@/api/transport/api-error'
import { isKnownMessage } from '@/api/transport/known-messages'

/** What the learner is told; 'other' stands for the sentence of the general mapping (rules.md#errors). */
export type SignUpProblem = 'emailExists' | 'taken' | 'noResponse' | 'other'

/** The sentence for a registration that failed (rules.md#errors). */
export function signUpProblem(error: unknown): SignUpProblem {
  if (!(error instanceof ApiError)) return 'other'
  if (isUnanswered(error)) return 'noResponse'
  if (isKnownMessage(error.serverMessage, 'Email already exists')) return 'emailExists'
  return error.status === undefined && error.kind !== 'refused' ? 'other' : 'taken'
}
