import { expect, test } from 'vitest'
import { isKnownMessage } from './known-messages'

test.each([
  'Token is valid.',
  'token is valid',
  ' TOKEN  IS\nVALID! ',
  'Success: the reset token is valid, go on.',
])('a known message is recognized in another spelling or a longer sentence: %j', (message) => {
  expect(isKnownMessage(message, 'Token is valid.')).toBe(true)
})

test.each([
  undefined,
  '',
  'Token is invalid.',
  'Token is validated.',
  'The token was valid.',
  'El token es válido.',
])('a message with other words is not recognized: %j', (message) => {
  expect(isKnownMessage(message, 'Token is valid.')).toBe(false)
})
