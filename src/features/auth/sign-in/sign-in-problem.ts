import { ApiError, isUnanswered } from '@/api/transport/api-error'

/** Which of the two calls of a sign-in failed. */
export type SignInStep = 'validate' | 'check'

/** A call of a sign-in that failed. */
export class SignInError extends Error {
  readonly step: SignInStep

  constructor(step: SignInStep, cause: unknown) {
    super(`Sign-in failed: ${step}`, { cause })
    this.step = step
  }
}

/** What the learner is told; 'other' stands for the sentence of the general mapping (rules.md#errors). */
export type SignInProblem = 'credentials' | 'failed' | 'invalidResponse' | 'noResponse' | 'other'

/** The sentence for a failed sign-in (rules.md#errors). */
export function signInProblem(step: SignInStep, error: unknown): SignInProblem {
  if (!(error instanceof ApiError)) return 'failed'
  if (isUnanswered(error)) return 'noResponse'
  if (step === 'check') return error.kind === 'invalid-answer' ? 'invalidResponse' : 'failed'
  if (error.kind === 'unauthorized' || error.kind === 'not-found') return 'credentials'
  return error.kind === 'invalid-answer' ? 'failed' : 'other'
}
