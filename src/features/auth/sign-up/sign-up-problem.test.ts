import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import { signUpProblem } from './sign-up-problem'

describe('signUpProblem', () => {
  it.each([
    [400, 'Email already exists'],
    [409, ' email ALREADY exists '],
  ])('knows with %s "%s" that there is such an account', (status, serverMessage) => {
    const error = new ApiError('bad-request', { status, serverMessage })
    expect(signUpProblem(error)).toBe('emailExists')
  })

  it.each([400, 401, 409, 422, 500, 503])('says "taken" for any other answer: %s', (status) => {
    expect(signUpProblem(new ApiError('unexpected', { status }))).toBe('taken')
  })

  it('says "taken" for a refusal that comes as a success', () => {
    expect(signUpProblem(new ApiError('refused', { serverMessage: 'Not now' }))).toBe('taken')
  })

  it('tells no answer from a refusal', () => {
    expect(signUpProblem(new ApiError('no-response'))).toBe('noResponse')
  })

  it('leaves the rest to the general sentences', () => {
    expect(signUpProblem(new ApiError('setup'))).toBe('other')
    expect(signUpProblem(new Error('broken'))).toBe('other')
  })
})
