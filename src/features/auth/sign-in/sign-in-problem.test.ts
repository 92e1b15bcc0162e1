import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import { signInProblem } from './sign-in-problem'

describe('signInProblem', () => {
  // [8.3]
  it.each([
    ['validate', 'unauthorized', 'credentials'],
    ['validate', 'not-found', 'credentials'],
    ['validate', 'server', 'other'],
    ['validate', 'bad-request', 'other'],
    ['validate', 'invalid-answer', 'failed'],
    ['validate', 'no-response', 'noResponse'],
    ['check', 'unauthorized', 'failed'],
    ['check', 'server', 'failed'],
    ['check', 'invalid-answer', 'invalidResponse'],
    ['check', 'no-response', 'noResponse'],
  ] as const)('tells for %s with %s: %s', (step, kind, problem) => {
    expect(signInProblem(step, new ApiError(kind))).toBe(problem)
  })

  it('has a sentence for what is no answer of the server', () => {
    expect(signInProblem('validate', new Error('broken'))).toBe('failed')
  })
})
