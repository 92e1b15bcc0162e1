import { isCancel } from 'axios'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { env } from '@/config/env'
import { session } from '@/learner/session'
import { call, loadClient } from './transport/call'

const url = `${env().apiBaseUrl}/api/subskills?skillId=11`
const server = setupServer()
const seen: string[] = []

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => seen.push(`${request.method} ${request.url}`))
})
beforeEach(() => {
  session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true })
  server.use(http.all(/.*/, () => HttpResponse.json({ from: 'a call' })))
})
afterEach(() => {
  seen.length = 0
  server.resetHandlers()
  session.end('signed-out')
  delete window.earlyRead
})
afterAll(() => server.close())

const sent = (more: Partial<Window['earlyRead'] & object> = {}) => {
  const answer = Promise.resolve(Response.json({ from: 'the page' }))
  window.earlyRead = { url, token: 'secret', language: 'en', sentAt: Date.now(), answer, ...more }
}

const ask = (skillId = 11, signal?: AbortSignal) =>
  call({
    method: 'GET',
    ...(signal && { signal }),
    path: '/api/subskills',
    query: { skillId },
    expects: { fields: [] },
    answer: v.object({ from: v.string() }),
  })

const write = () =>
  call({ method: 'POST', path: '/api/x', expects: { fields: [] }, answer: v.unknown() })

test('what the page has asked already is not asked again, but for the next time', async () => {
  sent()
  expect(await ask()).toEqual({ from: 'the page' })
  expect(seen).toEqual([])
  expect(await ask()).toEqual({ from: 'a call' })
  expect(seen).toEqual([`GET ${url}`])
})

test('another question in between leaves it there', async () => {
  sent()
  expect(await ask(12)).toEqual({ from: 'a call' })
  expect(await ask()).toEqual({ from: 'the page' })
})

test.each([
  ['another learner', { token: 'of-somebody-else' }],
  ['another language', { language: 'es' }],
  ['the time before half a minute', { sentAt: Date.now() - 31_000 }],
])('what was asked for %s is not taken', async (_who, more) => {
  sent(more)
  expect(await ask()).toEqual({ from: 'a call' })
})

test('after a write the answer may be an old one: it is asked again', async () => {
  sent()
  await write()
  expect(await ask()).toEqual({ from: 'a call' })
})

test('where it did not arrive, it is asked again', async () => {
  const answer = Promise.reject(new TypeError('Failed to fetch'))
  answer.catch(() => {})
  sent({ answer })
  expect(await ask()).toEqual({ from: 'a call' })
})

test('a refusal counts as one: it ends the session, and nothing more is sent', async () => {
  sent({ answer: Promise.resolve(Response.json({}, { status: 401 })) })
  await expect(ask()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(session.token()).toBeUndefined()
  expect(seen).toEqual([])
})

test('who has left in the meantime gets no answer', async () => {
  const leaving = new AbortController()
  let arrive = (_answer: Response) => {}
  sent({ answer: new Promise((resolve) => (arrive = resolve)) })
  const asked = ask(11, leaving.signal)
  await loadClient()
  leaving.abort()
  arrive(Response.json({ from: 'the page' }))
  await expect(asked).rejects.toSatisfy(isCancel)
})
