import { isCancel } from 'axios'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { getUserName, postRevokeToken, postValidateUser } from '@/api/account'
import { getLifeGoals } from '@/api/onboarding'
import { backend } from '@tests/support/backend'
import { client } from './client'
import { errorText } from './error-text'

beforeEach(() => localStorage.setItem('accessToken', 'secret'))

const answerWith = (body: object, status = 200) =>
  backend.use(http.all('*', () => HttpResponse.json(body, { status })))
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('It did not fail'),
    (error: unknown) => error,
  )
const sentenceOf = (error: unknown) => errorText(i18next.getFixedT('en', 'errors'), error)

describe('a call', () => {
  it.each(['https://elsewhere.example/api/x', '//elsewhere.example/api/x'])(
    'goes to the base address only, even for %s',
    async (url) => {
      answerWith({})
      await client.get(url).catch(() => {})
      for (const request of backend.requests) {
        expect(request.url).toMatch(/^https:\/\/api\.test\.example\//)
      }
    },
  )

  it('has no time limit', () => {
    expect(client.defaults.timeout).toBe(0)
  })

  it('that ends a session goes on after the page is left', async () => {
    const alive: boolean[] = []
    backend.use(
      http.post('*', ({ request }) => {
        alive.push(request.keepalive)
        return HttpResponse.json({})
      }),
    )
    await postRevokeToken('secret')
    expect(alive).toEqual([true])
  })

  it('that is aborted is no failure of the backend', async () => {
    const call = getUserName({ signal: AbortSignal.abort() })
    expect(isCancel(await failureOf(call))).toBe(true)
  })
})

describe('the sentence for a failed call', () => {
  it.each([
    [400, { message: ' Sorry ' }, 'Sorry'],
    [400, { error: 'Sorry' }, 'Sorry'],
    [400, { message: 7, detail: 'Sorry' }, 'Sorry'],
    [400, { message: ' ' }, 'Invalid request format'],
    [400, { error: { message: 'Sorry' } }, 'Invalid request format'],
    [401, { message: 'Sorry' }, 'Please log in to continue'],
    [403, { message: 'Sorry' }, "You don't have permission to access this resource"],
    [404, { message: 'Sorry' }, 'The requested resource was not found'],
    [500, { message: 'Sorry' }, 'Server error occurred'],
    [422, { message: 'Sorry' }, 'Sorry'],
    [503, {}, 'An unexpected error occurred'],
    [200, { success: false, message: 'Sorry' }, 'Sorry'],
    [200, { success: false }, 'An unexpected error occurred'],
    [200, 'a text', 'An unexpected error occurred'],
  ])('with status %i and %j is: %s', async (status, body, sentence) => {
    answerWith(body as object, status)
    expect(sentenceOf(await failureOf(getUserName()))).toBe(sentence)
  })

  it('is a part of a message that is very long', async () => {
    answerWith({ message: 'Sorry. '.repeat(100) }, 400)
    expect(sentenceOf(await failureOf(getUserName()))).toHaveLength(300)
  })

  it('says that there was no response', async () => {
    backend.use(http.all('*', () => HttpResponse.error()))
    expect(sentenceOf(await failureOf(getUserName()))).toBe('No response from server')
  })

  it('says that the request could not be made', async () => {
    const fails = () => Promise.reject(new Error('broken'))
    const error = await failureOf(client.get('/api/x', { adapter: fails }))
    expect(sentenceOf(error)).toBe('Error setting up the request')
  })

  it('says that there is no token', async () => {
    localStorage.clear()
    expect(sentenceOf(await failureOf(getUserName()))).toBe('Authentication token not found')
  })

  it('is a general one for an error of the app', () => {
    expect(sentenceOf(new Error('broken'))).toBe('An unexpected error occurred')
  })
})

describe('a 401', () => {
  it.each([getUserName, getLifeGoals])('on /api and /onboarding ends the session', async (call) => {
    answerWith({}, 401)
    await failureOf(call())
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('on /auth does not', async () => {
    answerWith({}, 401)
    await failureOf(postValidateUser({ username: 'sam', password: 'x' }))
    expect(localStorage.getItem('accessToken')).toBe('secret')
  })

  it('is the only status that does', async () => {
    answerWith({}, 403)
    await failureOf(getUserName())
    expect(localStorage.getItem('accessToken')).toBe('secret')
  })

  it('does not end a session that has started since', async () => {
    backend.use(
      http.all('*', () => {
        localStorage.setItem('accessToken', 'newer')
        return new HttpResponse(null, { status: 401 })
      }),
    )
    await failureOf(getUserName())
    expect(localStorage.getItem('accessToken')).toBe('newer')
  })
})
