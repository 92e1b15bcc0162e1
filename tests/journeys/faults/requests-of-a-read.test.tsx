import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { backend, renderApp } from '@tests/fixtures/render-app'

/** How often the backend is asked for what a screen needs, with what was asked before it appeared counted in. */

/** The chunks of screens, on their way if `held`. */
const chunks = vi.hoisted(() => ({ held: null as Promise<void> | null }))

vi.mock('@/app/lazy-screen', async (original) => {
  const { lazyScreen } = await original<typeof import('@/app/lazy-screen')>()
  return {
    lazyScreen: (load: Parameters<typeof lazyScreen>[0]) => {
      const Screen = lazyScreen(load)
      return function LateScreen() {
        const [isHere, setHere] = useState(chunks.held === null)
        useEffect(() => void chunks.held?.then(() => setHere(true)), [])
        return isHere ? <Screen /> : null
      }
    },
  }
})

// Without pauses between retries, which query-client.test.ts tests.
vi.mock('@/api/query-client', async (original) => {
  const { makeQueryClient } = await original<typeof import('@/api/query-client')>()
  return {
    makeQueryClient: (...args: Parameters<typeof makeQueryClient>) => {
      const client = makeQueryClient(...args)
      const options = client.getDefaultOptions()
      client.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 20 } })
      return client
    },
  }
})

/** Holds back the screens that are opened from now on, until the function that it returns is called. */
function holdChunks(): () => void {
  let arrive = () => {}
  chunks.held = new Promise((resolve) => {
    arrive = resolve
  })
  return arrive
}
afterEach(() => {
  chunks.held = null
})

const map = '/api/skill-map/with-selection'
const path = '/api/subskills'

const learner = 'sam@example.com'

function fail(read: string, status: number): void {
  backend.use(http.get(`*${read}`, () => HttpResponse.json({ message: 'No' }, { status })))
}
const requests = (read: string) => backend.requestsTo(`GET ${read}`).length

/** Time for every retry, and for one too many. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 400))
const failed = () => waitFor(() => expect(screen.getByText('Something went wrong')).toBeVisible())

describe.each([
  ['refused', 400, 1],
  ['failing', 500, 4],
])('a %s read is sent as often as it may be', (_what, status, times) => {
  // [9.8.1]
  test('where it has failed before the map had loaded', async () => {
    fail(map, status)
    const { user } = await renderApp({ path: '/', learner })
    const arrive = holdChunks()
    await user.click(await screen.findByRole('link', { name: 'Continue learning' }))
    await settle()
    expect(requests(map)).toBe(times)
    act(() => arrive())
    await failed()
    await settle()
    expect(requests(map)).toBe(times)
  })

  test('where the map has asked for the path that is opened', async () => {
    fail(path, status)
    const { user } = await renderApp({ path: '/skillmap', learner })
    const skill = await screen.findByRole('button', { name: /^Cook a simple recipe/ })
    await waitFor(() => expect(requests(path)).toBe(times))
    await user.click(skill)
    await failed()
    await settle()
    expect(requests(path)).toBe(times)
  })

  test('again for each Retry, and for each visit', async () => {
    fail(path, status)
    const state = { skillId: 11 }
    const { user } = await renderApp({ path: '/learningpath', state, learner })
    await failed()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(requests(path)).toBe(2 * times))
    await failed()
    await user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
    await screen.findByRole('heading', { name: 'Your skill map' })
    await user.click(await screen.findByRole('button', { name: /^Cook a simple recipe/ }))
    await failed()
    await settle()
    expect(requests(path)).toBeGreaterThan(2 * times)
  })
})
