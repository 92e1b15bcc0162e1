import { act, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rightOption } from '@tests/fixtures/curriculum-lessons'
import { aModule } from '@tests/fixtures/lesson-data'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { readingScreens } from '@tests/fixtures/screens-that-read'

const learner = 'sam@example.com'
const slow = 'Still loading. Your internet may be slow.'
const offline = 'You are offline.'

// Time advances by itself, and can be advanced by `pass`.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function network(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => {
    window.dispatchEvent(new Event(state))
  })
}

describe('a slow response', () => {
  it.each(readingScreens)(
    'is reported after 8 seconds on $name, and Retry sends the request again',
    async ({ path, state, reads, loading, ready }) => {
      backend.use(http.get(`*${reads}`, () => delay('infinite'), { once: true }))
      const { user } = await renderApp({ path, state, learner })
      expect(await screen.findByText(loading)).toBeVisible()
      await waitFor(() => expect(backend.requestsTo(`GET ${reads}`)).toHaveLength(1))
      expect(screen.queryByText(slow)).toBeNull()
      await pass(8000)
      expect(screen.getByText(slow)).toBeVisible()

      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await ready()).toBeVisible()
      expect(backend.requestsTo(`GET ${reads}`)).toHaveLength(2)
    },
  )

  it('is shown when it arrives after all', async () => {
    backend.fresh({ latencyMs: 9000 })
    await renderApp({ path: '/skillmap', learner })
    await screen.findByText('Loading your skill map…')
    await pass(8000)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(2000)
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
    expect(screen.queryByText(slow)).toBeNull()
  })
})

describe('without a network', () => {
  it('the page says so, keeps its content, and the notice goes with the problem', async () => {
    await renderApp({ path: '/skillmap', learner })
    const map = await screen.findByRole('heading', { name: 'Your skill map' })
    network('offline')
    expect(screen.getByText(offline)).toBeVisible()
    expect(map).toBeVisible()
    network('online')
    expect(screen.queryByText(offline)).toBeNull()
    // The map is refetched now; let its response arrive before the next test.
    await pass(500)
  })

  it.each(readingScreens)(
    '$name that failed loads by itself once the network is back',
    async ({ path, state, reads, ready }) => {
      network('offline')
      const broken = http.get(`*${reads}`, () =>
        navigator.onLine ? undefined : HttpResponse.error(),
      )
      backend.use(broken)
      await renderApp({ path, state, learner })
      // The three pauses between retries.
      await waitFor(() => expect(backend.requestsTo(`GET ${reads}`)).toHaveLength(1))
      await pass(1000)
      await pass(2000)
      await pass(4000)
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()

      network('online')
      expect(await ready()).toBeVisible()
    },
  )

  it('an answer that could not be sent is never sent later by itself', async () => {
    const module = aModule({ id: 1004, type: 'quiz' })
    const answers = '/api/quiz/answers'
    backend.use(http.post(`*${answers}`, () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp({
      path: '/learningpath/practice',
      state: { skillId: 11, module },
      learner,
    })
    network('offline')
    await user.click(await screen.findByRole('button', { name: rightOption(1004, 0) }))
    expect(await screen.findByText('Error submitting answer')).toBeVisible()
    network('online')
    await pass(60_000)
    expect(backend.requestsTo(`POST ${answers}`)).toHaveLength(1)
    expect(screen.getByText('Error submitting answer')).toBeVisible()
  })
})
