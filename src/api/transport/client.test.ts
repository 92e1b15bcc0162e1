import { AxiosError, isCancel } from 'axios'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { env } from '@/config/env'
import { chooseLanguage } from '@/i18n/i18n'
import { session } from '@/learner/session'
import { ApiError } from './api-error'
import { call } from './call'
import { client } from './client'

const base = env().apiBaseUrl
const server = setupServer()
const seen: Request[] = []

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', ({ request }) => seen.push(request))
})
beforeEach(() => session.start({ accessToken: 'secret', email: 'sam@example.com', remember: true }))
afterEach(() => {
  seen.length = 0
  server.resetHandlers()
  session.end('signed-out')
})
afterAll(() => server.close())

const answerWith = (response: () => Response) => server.use(http.all(/.*/, () => response()))

const getSomething = (path: `/${string}` = '/api/something') =>
  call({ method: 'GET', path, answer: v.object({ ok: v.boolean() }) })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: unknown) => error,
  )

describe('what a call sends', () => {
  it('has the token, the language and no header that CORS forbids', async () => {
    chooseLanguage('es')
    document.cookie = 'XSRF-TOKEN=1'
    answerWith(() => HttpResponse.json({ ok: true }))
    await call({
      method: 'POST',
      path: '/api/x',
      body: { a: 1 },
      answer: v.unknown(),
    })
    const headers = Object.fromEntries(seen[0]?.headers ?? [])
    expect(headers).toMatchObject({
      authorization: 'Bearer secret',
      'accept-language': 'es',
      accept: 'application/json',
      'content-type': 'application/json',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([])
  })

  it('is in English if the app matches the message of the answer', async () => {
    chooseLanguage('es')
    answerWith(() => HttpResponse.json({ ok: true }))
    const nobody = { answer: v.unknown() }
    await call({ method: 'POST', path: '/auth/x', bearer: 'none', language: 'en', ...nobody })
    expect(seen[0]?.headers.get('accept-language')).toBe('en')
  })

  it.each(['https://elsewhere.example/api/x', '//elsewhere.example/api/x'])(
    'goes to the base address only, even for %s',
    async (url) => {
      answerWith(() => HttpResponse.json({ ok: true }))
      await client.get(url).catch(() => {})
      for (const request of seen) expect(request.url.startsWith(`${base}/`)).toBe(true)
    },
  )

  it('has the given token instead of that of the session', async () => {
    answerWith(() => HttpResponse.json({ ok: true }))
    await client.get('/auth/x', { bearer: { token: 'of-a-mail' } })
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer of-a-mail')
  })

  it('has no token if the contract has none', async () => {
    answerWith(() => HttpResponse.json({ ok: true }))
    await call({
      method: 'POST',
      path: '/auth/x',
      bearer: 'none',
      answer: v.unknown(),
    })
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('continues after the page is left if asked to, without other headers', async () => {
    answerWith(() => HttpResponse.json({ ok: true }))
    await client.post('/api/x', {}, { keepalive: true })
    await client.post('/api/x', {})
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false])
    expect(seen[0]?.headers.has('user-agent')).toBe(false)
  })

  it('has no timeout', () => {
    expect(client.defaults.timeout).toBe(0)
  })

  it('is not sent without a token', async () => {
    session.end('signed-out')
    expect(await failureOf(getSomething())).toMatchObject({ kind: 'missing-token' })
    expect(seen).toEqual([])
  })
})

describe('what a failed call becomes', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [500, 'server'],
    [422, 'unexpected'],
    [503, 'unexpected'],
  ] as const)('%i is %s, with the message of the server', async (status, kind) => {
    answerWith(() => HttpResponse.json({ message: ' Sorry ' }, { status }))
    const error = await failureOf(getSomething())
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind, status, serverMessage: 'Sorry' })
    expect(error).toHaveProperty('cause.response.status', status)
  })

  it('no response is no-response', async () => {
    answerWith(() => HttpResponse.error())
    expect(await failureOf(getSomething())).toMatchObject({ kind: 'no-response' })
  })

  it('an error before sending is setup', async () => {
    const broken = new Error('broken')
    const breaks = () => Promise.reject(broken)
    expect(await failureOf(client.get('/api/x', { adapter: breaks }))).toMatchObject({
      kind: 'setup',
      cause: broken,
    })
    const notSent = new AxiosError('not sent')
    const stops = () => Promise.reject(notSent)
    expect(await failureOf(client.get('/api/x', { adapter: stops }))).toMatchObject({
      kind: 'setup',
      cause: notSent,
    })
  })

  it('an abort stays an abort', async () => {
    answerWith(() => HttpResponse.json({ ok: true }))
    const error = await failureOf(client.get('/api/x', { signal: AbortSignal.abort() }))
    expect(isCancel(error)).toBe(true)
  })

  it.each(['<html></html>', '{"ok":"maybe"}', 'null', ''])(
    'an answer that does not match the schema is invalid-answer: %s',
    async (body) => {
      answerWith(() => new HttpResponse(body))
      expect(await failureOf(getSomething())).toMatchObject({ kind: 'invalid-answer' })
    },
  )

  it.each([
    { ok: true, success: false, message: 'Sorry' },
    { ok: true, error: 'Sorry' },
  ])(
    'an answer with 200 that says no is refused, with the message of the server: %j',
    async (body) => {
      answerWith(() => HttpResponse.json(body))
      const refused = { kind: 'refused', serverMessage: 'Sorry' }
      expect(await failureOf(getSomething())).toMatchObject(refused)
    },
  )

  it.each([{ error: null }, { error: '' }, { success: true }, { success: null }])(
    'an answer with 200 that says no such thing is read: %j',
    async (body) => {
      answerWith(() => HttpResponse.json({ ok: true, ...body }))
      expect(await getSomething()).toEqual({ ok: true })
    },
  )
})

describe('a 401', () => {
  const refuse = () => answerWith(() => HttpResponse.json({}, { status: 401 }))

  it.each(['/api/x', '/onboarding/x'] as const)('ends the session on %s', async (path) => {
    refuse()
    await failureOf(getSomething(path))
    expect(session.status()).toEqual({ kind: 'none' })
    expect(session.endReason()).toBe('expired')
  })

  it.each(['/auth/user-check', '/auth/api/x', '/apis/x'] as const)(
    'does not end it on %s',
    async (path) => {
      refuse()
      await failureOf(getSomething(path))
      expect(session.token()).toBe('secret')
    },
  )

  it('is the only status that ends it', async () => {
    answerWith(() => HttpResponse.json({}, { status: 403 }))
    await failureOf(getSomething())
    expect(session.token()).toBe('secret')
  })

  it('does not end a session that has started since', async () => {
    server.use(
      http.all(/.*/, () => {
        session.start({ accessToken: 'newer', remember: true })
        return HttpResponse.json({}, { status: 401 })
      }),
    )
    await failureOf(getSomething())
    expect(session.token()).toBe('newer')
  })
})
