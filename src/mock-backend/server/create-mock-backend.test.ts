import { expect, test } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'
import { nameOf } from './call'
import { endpoints } from './endpoints'

const openCalls = [
  'POST /auth/register',
  'POST /auth/validate_user',
  'POST /auth/google-login',
  'POST /auth/forgot_password',
  'GET /auth/validate_reset_token',
  'POST /auth/reset_password',
]
const signedInCalls = endpoints.map(nameOf).filter((name) => !openCalls.includes(name))

test('has the 23 calls of the contract', () => {
  expect(new Set(endpoints.map(nameOf)).size).toBe(23)
})

test.each(signedInCalls)('%s needs the token of a session', async (name) => {
  const { call } = apiCaller()
  for (const sent of [{ body: {} }, { body: {}, token: 'unknown' }]) {
    expect(await call(name, sent)).toEqual({
      status: 401,
      body: { message: 'Invalid or expired token' },
    })
  }
})

test.each(['not json', '"a text"', '[]', 'null', ''])('the body %j is refused', async (body) => {
  const { call } = apiCaller()
  expect(await call('POST /auth/validate_user', { body })).toEqual({
    status: 400,
    body: { message: 'Invalid request format' },
  })
})

test('a reset restores the seed', async () => {
  const { backend, call, signIn } = apiCaller()
  const token = await signIn('noor@example.com')
  await call('POST /api/user/selected-skills', { token, body: { skills: [11] } })
  await backend.reset()

  expect((await call('GET /api/user/details', { token })).status).toBe(401)
  const fresh = await signIn('noor@example.com')
  const map = await call('GET /api/skill-map/with-selection', { token: fresh })
  expect(map.body).toEqual({ 'skill-map': [] })
})
