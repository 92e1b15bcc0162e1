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
  chooseLanguage('en')
})
afterAll(() => server.close())

const answerWith = (response: () => Response) => server.use(http.all(/.*/, () => response()))

const getSomething = (path: `/${string}` = '/api/something') =>
  call({ method: 'GET', path, expects: { fields: [] }, answer: v.object({ ok: v.boolean() }) })

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It did not fail')
    },
    (error: unknown) => error,
  )

describe('what a call sends', () => {
  it('carries the token, the language and nothing that would complicate CORS', async () => {
    chooseLanguage('es')
    answerWith(() => HttpResponse.json({ ok: true }))
    await call({
      method: 'POST',
      path: '/api/x',
      body: { a: 1 },
      expects: { fields: [] },
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

  it('asks in English where the app acts on the words of the answer', async () => {
    chooseLanguage('es')
    answerWith(() => HttpResponse.json({ ok: true }))
    const nobody = { expects: { fields: [] }, answer: v.unknown() }
    await call({ method: 'POST', path: '/auth/x', bearer: 'none', language: 'en', ...nobody })
    expect(seen[0]?.headers.get('accept-language')).toBe('en')
  })

  it.each(['https://elsewhere.example/api/x', '//elsewhere.example/api/x'])(
    'never leaves the base address, even for %s',
    async (url) => {
      answerWith(() => HttpResponse.json({ ok: true }))
      await client.get(url).catch(() => {})
      for (const request of seen) expect(request.url.startsWith(`${base}/`)).toBe(true)
    },
  )

  it('carries no token where the contract has none', async () => {
    answerWith(() => HttpResponse.json({ ok: true }))
    await call({
      method: 'POST',
      path: '/auth/x',
      bearer: 'none',
      expects: { fields: [] },
      answer: v.unknown(),
    })
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  it('sends nothing without a token', async () => {
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
  })

  it.each([{ error: 'Sorry' }, { detail: 'Sorry' }, { message: '', error: 'Sorry' }])(
    'the message may be called otherwise: %j',
    async (body) => {
      answerWith(() => HttpResponse.json(body, { status: 400 }))
      expect(await failureOf(getSomething())).toMatchObject({ serverMessage: 'Sorry' })
    },
  )

  it('no answer is no-response', async () => {
    answerWith(() => HttpResponse.error())
    expect(await failureOf(getSomething())).toMatchObject({ kind: 'no-response' })
  })

  it.each(['<html></html>', '{"ok":"yes"}', 'null', ''])(
    'an answer that is not as agreed is invalid-answer: %s',
    async (body) => {
      answerWith(() => new HttpResponse(body))
      expect(await failureOf(getSomething())).toMatchObject({ kind: 'invalid-answer' })
    },
  )
})

describe('a refused token', () => {
  const refuse = () => answerWith(() => HttpResponse.json({}, { status: 401 }))

  it.each(['/api/x', '/onboarding/x'] as const)('ends the session on %s', async (path) => {
    refuse()
    await failureOf(getSomething(path))
    expect(session.status()).toEqual({ kind: 'none' })
    expect(session.endReason()).toBe('expired')
  })

  it('does not end it on the calls of /auth', async () => {
    refuse()
    await failureOf(getSomething('/auth/user-check'))
    expect(session.token()).toBe('secret')
  })

  it('does not end the session that has begun since', async () => {
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
