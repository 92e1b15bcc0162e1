import { expect, test } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import { profileFailure } from './profile-failure'

const refused = (status: number, serverMessage?: string) =>
  new ApiError('bad-request', { status, ...(serverMessage !== undefined && { serverMessage }) })

test.each([
  ['taken', refused(409, 'Username already exists')],
  ['taken', refused(400, ' username ALREADY exists ')],
  ['signed-out', refused(401)],
  ['signed-out', refused(400, 'Request failed with status code 401')],
  ['signed-out', new ApiError('missing-token')],
  ['no-response', new ApiError('no-response')],
  ['other', refused(500)],
  ['taken', refused(400, 'Sorry. Username already exists, they say')],
  ['other', refused(400, 'Username is fine')],
  ['other', new ApiError('invalid-answer', { status: 200 })],
  ['other', new Error('401')],
  ['other', undefined],
])('is %s for %o', (failure, error) => {
  expect(profileFailure(error)).toBe(failure)
})
