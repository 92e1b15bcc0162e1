import { http, HttpResponse } from 'msw'
import { afterAll, afterEach, expect, test } from 'vitest'
import { smallContent } from '../../testing/small-content'
import { startTestBackend } from './node'

const baseUrl = 'https://api.test.example'
const backend = startTestBackend({ baseUrl, content: smallContent })
afterEach(() => {
  backend.fresh()
})
afterAll(() => {
  backend.stop()
})

async function details(token: string): Promise<unknown> {
  const answer = await fetch(`${baseUrl}/api/user/details?a=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json()
}

test('a test gets a token without signing in', async () => {
  expect(await details(await backend.tokenFor('sam@example.com'))).toEqual({
    user: { username: 'sam.r' },
  })
  await expect(backend.tokenFor('nobody@example.com')).rejects.toThrow('nobody@example.com')
})

test('requests are recorded with headers and body', async () => {
  await details('some-token')
  await fetch(`${baseUrl}/auth/validate_user`, { method: 'POST', body: '{"username":"a"}' })
  expect(backend.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/user/details?a=1',
    'POST /auth/validate_user',
  ])
  expect(backend.requestsTo('GET /api/user/details')[0]?.headers).toMatchObject({
    authorization: 'Bearer some-token',
  })
  expect(backend.requestsTo('POST /auth/validate_user')[0]?.body).toEqual({ username: 'a' })
})

test('a fresh backend has no sessions, requests or overridden handlers', async () => {
  const token = await backend.tokenFor('sam@example.com')
  backend.use(http.get(`${baseUrl}/api/user/details`, () => HttpResponse.json('other')))
  expect(await details(token)).toBe('other')

  backend.fresh()
  expect(backend.requests).toEqual([])
  expect(await details(token)).toEqual({ message: 'Invalid or expired token' })
})

test('the database can be prepared', async () => {
  await backend.work((db) => {
    for (const account of db.accounts) account.username = null
  })
  expect(await details(await backend.tokenFor('sam@example.com'))).toEqual({
    user: { username: null },
  })
})
