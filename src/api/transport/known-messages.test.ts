import { expect, test } from 'vitest'
import { isKnownMessage, saysDone, saysNo } from './known-messages'

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

test.each([
  'OK',
  ' Saved. ',
  'SUCCESS',
  'done!',
  'true',
  'Created',
  'Updated',
  'Completed',
  'Saved successfully',
  'password reset successful',
  'Password reset email sent.',
])('a text that says that it is done: %j', (text) => expect(saysDone(text)).toBe(true))

test.each([
  '',
  '…',
  '=Saved',
  '{"ok":',
  'Accepted',
  'Queued',
  'Saved?really',
  'Hello',
  'Not saved',
  'Token is valid.',
  'Email already exists',
  'Guardado',
  'Your password reset email sent back',
])('a text that does not say that it is done: %j', (text) => expect(saysDone(text)).toBe(false))

test.each([
  'Not saved',
  'Not found',
  'Session expired',
  'Unauthorized',
  'Service Unavailable',
  'Module not found',
  'Could not save it',
  "It can't be saved",
  'It wasn’t saved',
  'FAILURE',
  'Oops! Nothing was saved',
  'Completed with errors',
  'Email already exists',
  'Bad Request',
  'No se guardó',
  'Falló',
  'Módulo no encontrado',
  'La sesión ha caducado',
  'Sesión expirada',
])('a text that says that nothing was done: %j', (text) => expect(saysNo(text)).toBe(true))

test.each([
  '',
  'OK',
  'Saved',
  'Thank you',
  'Queued',
  'User registered',
  'Notebook saved',
  'Know-how',
  'Saved. Do not close this window.',
  'Éxito: sin errores',
  'Completed with no errors',
  'No content',
  'Already completed',
  'Guardado. No olvides salir.',
  'Knot tied',
])('a text that does not say that nothing was done: %j', (text) => expect(saysNo(text)).toBe(false))
