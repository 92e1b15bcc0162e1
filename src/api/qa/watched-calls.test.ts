import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import timing from '@/config/timing.json'
import { session } from '@/learner/session'
import { learningPath } from '../answers/learning'
import { call } from '../transport/call'
import { callLog } from './call-log'
import { failureSwitch } from './failure-switch'
import { watchCalls } from './watched-calls'

const server = setupServer()
let sent = 0

beforeAll(() => {
  watchCalls()
  server.listen({ onUnhandledRequest: 'error' })
  server.events.on('request:start', () => {
    sent += 1
  })
})
beforeEach(() => {
  sent = 0
  session.start({ accessToken: 'secret-token', email: 'sam@example.com', remember: true })
  server.use(
    http.all(/.*/, () => HttpResponse.json({ map: [{ id: 1 }], goal: { steps: ['Stir'], n: 3 } })),
  )
})
afterEach(() => {
  vi.useRealTimers()
  failureSwitch.choose(undefined)
  server.resetHandlers()
})
afterAll(() => server.close())

const read = (signal?: AbortSignal) =>
  call({
    method: 'GET',
    path: '/api/subskills',
    query: { skillId: 11, who: 'sam@example.com' },
    answer: v.unknown(),
    ...(signal && { signal }),
  })

const last = () => callLog.calls()[0]

describe('the log', () => {
  it('has method, path, status and time, and no personal data', async () => {
    await call({
      method: 'POST',
      path: '/auth/x',
      body: { email: 'sam@example.com', password: 'Norte2026' },
      answer: v.unknown(),
    })
    await read()
    expect(last()).toEqual({
      id: expect.any(Number),
      method: 'GET',
      path: '/api/subskills?skillId=11&who=…',
      outcome: 200,
      ms: expect.any(Number),
      failure: undefined,
      differences: [],
    })
    expect(callLog.calls()[1]).toMatchObject({ method: 'POST', path: '/auth/x' })
    expect(JSON.stringify(callLog.calls())).not.toMatch(/secret-token|sam@|Norte2026/)
  })

  it('has the differences from the contract', async () => {
    server.use(http.all(/.*/, () => HttpResponse.json({ data: { subskills: [null] } })))
    const path = '/api/subskills'
    await call({ method: 'GET', path, query: { skillId: 11 }, answer: learningPath })
    expect(last()?.differences).toEqual([
      'inside "data"',
      'subskills.* an item that cannot be read',
    ])
  })

  it.each([
    ['the status of a refusal', () => HttpResponse.json({}, { status: 404 }), 404],
    ['no answer', () => HttpResponse.error(), 'no-answer'],
  ] as const)('has %s', async (_what, answer, outcome) => {
    server.use(http.all(/.*/, answer))
    await expect(read()).rejects.toThrow('API error')
    expect(last()?.outcome).toBe(outcome)
  })

  it('distinguishes an aborted call from one without a response', async () => {
    const stop = new AbortController()
    server.use(http.all(/.*/, () => new Promise(() => {})))
    const reading = read(stop.signal)
    await vi.waitFor(() => expect(sent).toBe(1))
    stop.abort()
    await expect(reading).rejects.toBeDefined()
    expect(last()?.outcome).toBe('cancelled')
  })
})

describe('the failure switches', () => {
  it.each([
    ['offline', { kind: 'no-response' }, 'no-answer'],
    ['401', { kind: 'unauthorized', status: 401 }, 401],
    ['500', { kind: 'server', status: 500, serverMessage: undefined }, 500],
  ] as const)('%s fails each call without sending it', async (failure, error, outcome) => {
    failureSwitch.choose(failure)
    await expect(read()).rejects.toMatchObject(error)
    expect(sent).toBe(0)
    expect(last()).toMatchObject({ outcome, failure })
  })

  it('401 ends the session like a real one', async () => {
    failureSwitch.choose('401')
    await expect(read()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(session.status()).toEqual({ kind: 'none' })
  })

  it('empty empties the lists of an answer and keeps the rest', async () => {
    failureSwitch.choose('empty')
    expect(await read()).toEqual({ map: [], goal: { steps: [], n: 3 } })
  })

  it('empty does not change an answer that is not JSON', async () => {
    server.use(http.all(/.*/, () => new HttpResponse('plain words')))
    failureSwitch.choose('empty')
    expect(await read()).toBe('plain words')
  })

  it('slow delays the call', async () => {
    await import('./failing-calls')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    failureSwitch.choose('slow')
    const answer = read()
    await vi.advanceTimersByTimeAsync(timing.qaSlowCall - 1)
    expect(sent).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(await answer).toMatchObject({ map: [{ id: 1 }] })
  })

  it('stay on until they are switched off', async () => {
    failureSwitch.choose('500')
    await expect(read()).rejects.toMatchObject({ status: 500 })
    await expect(read()).rejects.toMatchObject({ status: 500 })
    failureSwitch.choose(undefined)
    expect(await read()).toMatchObject({ map: [{ id: 1 }] })
  })
})
