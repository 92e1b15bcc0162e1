import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { accountErrorText, accountProblem, type AccountCall } from './account-errors'
import { ApiError, type ApiErrorKind, kindOfStatus } from './api-error'

const t = i18next.getFixedT('en', 'errors')
const answered = (status: number, serverMessage?: string) =>
  new ApiError(kindOfStatus(status), {
    status,
    ...(serverMessage !== undefined && { serverMessage }),
  })
const failed = (kind: ApiErrorKind) => new ApiError(kind)

describe('sign-up', () => {
  it.each([
    answered(400, 'Email already exists'),
    answered(409, ' email ALREADY exists '),
    new ApiError('refused', { serverMessage: 'Email already exists' }),
  ])('recognizes that the account exists: %o', (error) => {
    expect(accountProblem('signUp', error)).toBe('emailExists')
    expect(accountErrorText(t, 'signUp', error)).toMatch(/^This email is already registered/)
  })

  it.each([400, 401, 409, 422, 500, 503])('says "taken" for any other response: %s', (status) => {
    expect(accountProblem('signUp', answered(status))).toBe('taken')
    expect(accountErrorText(t, 'signUp', answered(status))).toBe(
      'Username or email is already taken',
    )
  })

  it('says "taken" for a 2xx answer that refuses', () => {
    const error = new ApiError('refused', { serverMessage: 'Not now' })
    expect(accountProblem('signUp', error)).toBe('taken')
  })

  it.each([
    [failed('no-response'), 'noResponse', 'No response from server'],
    [failed('setup'), 'other', 'Error setting up the request'],
    [new Error('broken'), 'other', 'An unexpected error occurred'],
  ])('uses the general sentences otherwise: %o', (error, problem, text) => {
    expect(accountProblem('signUp', error)).toBe(problem)
    expect(accountErrorText(t, 'signUp', error)).toBe(text)
  })
})

describe('sign-in', () => {
  it.each([
    ['validateUser', answered(401), 'credentials', 'Invalid username or password'],
    ['validateUser', answered(404), 'credentials', 'Invalid username or password'],
    ['validateUser', answered(500), 'other', 'Server error occurred'],
    ['validateUser', answered(400), 'other', 'Invalid request format'],
    ['validateUser', failed('invalid-answer'), 'failed', 'There was an error signing in'],
    ['validateUser', failed('no-response'), 'noResponse', 'No response from server'],
    ['checkUser', answered(401), 'failed', 'There was an error signing in'],
    ['checkUser', answered(500), 'failed', 'There was an error signing in'],
    [
      'checkUser',
      failed('invalid-answer'),
      'failed',
      'The server sent an answer that we cannot read',
    ],
    ['checkUser', failed('no-response'), 'noResponse', 'No response from server'],
  ] as const)('tells for %s with %o: %s', (call, error, problem, text) => {
    expect(accountProblem(call, error)).toBe(problem)
    expect(accountErrorText(t, call, error)).toBe(text)
  })
})

describe('a reset', () => {
  it.each([
    ['forgotPassword', answered(404, 'No account'), 'failed', 'No account'],
    ['forgotPassword', answered(500), 'failed', 'There was an error sending the email.'],
    ['resetPassword', answered(401), 'invalid', /^Invalid or expired token/],
    ['resetPassword', answered(400), 'failed', /^An error occurred while processing/],
    ['resetPassword', failed('no-response'), 'failed', /^An error occurred while processing/],
  ] satisfies [AccountCall, ApiError, string, string | RegExp][])(
    'tells for %s with %o: %s',
    (call, error, problem, text) => {
      expect(accountProblem(call, error)).toBe(problem)
      expect(accountErrorText(t, call, error)).toMatch(text)
    },
  )
})

describe('saving the profile', () => {
  it.each([
    ['taken', answered(409, 'Username already exists')],
    ['taken', answered(400, ' username ALREADY exists ')],
    ['taken', answered(400, 'Sorry. Username already exists, they say')],
    ['signedOut', answered(401)],
    ['signedOut', answered(400, 'Request failed with status code 401')],
    ['signedOut', failed('missing-token')],
    ['noResponse', failed('no-response')],
    ['other', answered(500)],
    ['other', answered(400, 'Username is fine')],
    ['other', new ApiError('invalid-answer', { status: 200 })],
    ['other', new Error('401')],
    ['other', undefined],
  ])('is %s for %o', (problem, error) => {
    expect(accountProblem('saveProfile', error)).toBe(problem)
  })
})
