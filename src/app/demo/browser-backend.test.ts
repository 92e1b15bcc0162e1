import { getResponse, type RequestHandler } from 'msw'
import { expect, test, vi } from 'vitest'
import { startBrowserBackend } from '@/mocks/browser'
import { seededResetTokens, seedPassword } from '@/mocks/learners'
import { apiBaseUrl } from '@tests/support/settings'

let handlers: RequestHandler[] = []

vi.mock('msw/browser', () => ({
  setupWorker: (...given: RequestHandler[]) => {
    handlers = given
    return { start: async () => undefined }
  },
}))

test('runs without a service worker too, as MSW does over plain http', async () => {
  vi.useFakeTimers()
  expect('serviceWorker' in navigator).toBe(false)
  await startBrowserBackend({ baseUrl: apiBaseUrl })
  vi.advanceTimersByTime(10_000)
})

test('knows the password that a learner has now', async () => {
  const { passwordOf } = await startBrowserBackend({ baseUrl: apiBaseUrl })
  expect(await passwordOf('sam@example.com')).toBe(seedPassword)
  const reset = {
    token: seededResetTokens.live,
    new_password: 'Lantern7',
    confirm_password: 'Lantern7',
  }
  const request = { method: 'POST', body: JSON.stringify(reset) }
  await getResponse(handlers, new Request(`${apiBaseUrl}/auth/reset_password`, request))
  expect(await passwordOf('sam@example.com')).toBe('Lantern7')
})
