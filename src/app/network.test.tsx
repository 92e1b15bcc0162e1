import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const sam = 'sam@example.com'
const banner = 'No internet.'
const mapCall = 'GET /api/skill-map/with-selection'

const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })

/** What the browser says of the network from here on. */
function browserSays(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => {
    window.dispatchEvent(new Event(state))
  })
}

// The next test begins online.
afterEach(() => browserSays('online'))

describe('without a network', () => {
  test('a banner says so on every screen, which stays, until it is back', async () => {
    await renderApp({ path: '/skillmap', learner: sam })
    const map = await mapHeading()
    expect(screen.queryByText(banner)).toBeNull()
    browserSays('offline')
    const said = screen.getByText(banner).closest('[role=status]')
    expect(said).toHaveTextContent(
      'When it is back, pages load by themselves. If you pressed a button, press it again.',
    )
    expect(map).toBeVisible()
    browserSays('online')
    expect(screen.queryByText(banner)).toBeNull()
  })

  test('a screen asks all the same, and shows what it gets', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: sam })
    const back = await screen.findByRole('link', { name: 'Back to the skill map' })
    browserSays('offline')
    await user.click(back)
    expect(await mapHeading()).toBeVisible()
    expect(screen.getByText(banner)).toBeVisible()
  })

  describe('that comes back', () => {
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

    test('a screen that could not load goes on by itself', async () => {
      const isOffline = () => (navigator.onLine ? undefined : HttpResponse.error())
      backend.use(http.get('*/api/skill-map/with-selection', isOffline))
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      await renderApp({ path: '/skillmap', learner: sam })
      browserSays('offline')
      await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(1))
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(await screen.findByText('No internet right now')).toBeVisible()
      browserSays('online')
      expect(await mapHeading()).toBeVisible()
    })
  })
})
