import { expect, it } from 'vitest'
import { accountProblem, type AccountCall } from './account-errors'
import { ApiError, kindOfStatus } from './api-error'

const answered = (status: number, serverMessage?: string) =>
  new ApiError(kindOfStatus(status), { status, ...(serverMessage && { serverMessage }) })
const lost = new ApiError('no-response')
const unreadable = new ApiError('invalid-answer')
const refused = (serverMessage: string) => new ApiError('refused', { serverMessage })

// Which sentence each problem shows is seen on its screen.
it.each<[AccountCall, unknown, string]>([
  ['signUp', answered(400, 'Email already exists'), 'emailExists'],
  ['signUp', answered(409, ' email ALREADY exists '), 'emailExists'],
  ['signUp', refused('Email already exists'), 'emailExists'],
  ['signUp', refused('Not now'), 'taken'],
  ['signUp', answered(401), 'taken'],
  ['signUp', answered(503), 'taken'],
  ['signUp', lost, 'noResponse'],
  ['signUp', new Error('broken'), 'other'],
  ['validateUser', answered(401), 'credentials'],
  ['validateUser', answered(404), 'credentials'],
  ['validateUser', answered(500), 'other'],
  ['validateUser', unreadable, 'failed'],
  ['validateUser', lost, 'noResponse'],
  ['checkUser', answered(401), 'failed'],
  ['checkUser', unreadable, 'failed'],
  ['checkUser', lost, 'noResponse'],
  ['forgotPassword', answered(404, 'No account'), 'failed'],
  ['forgotPassword', lost, 'noResponse'],
  ['resetPassword', answered(401), 'invalid'],
  ['resetPassword', answered(400), 'failed'],
  ['resetPassword', lost, 'failed'],
  ['saveProfile', answered(409, 'Username already exists'), 'taken'],
  ['saveProfile', answered(400, 'Sorry. username ALREADY exists, they say'), 'taken'],
  ['saveProfile', answered(401), 'signedOut'],
  ['saveProfile', answered(400, 'Request failed with status code 401'), 'signedOut'],
  ['saveProfile', new ApiError('missing-token'), 'signedOut'],
  ['saveProfile', lost, 'noResponse'],
  ['saveProfile', answered(400, 'Username is fine'), 'other'],
  ['saveProfile', new Error('401'), 'other'],
])('the problem of %s with %o is %s', (call, error, problem) => {
  expect(accountProblem(call, error)).toBe(problem)
})
