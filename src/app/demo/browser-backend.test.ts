import { beforeEach, expect, test, vi } from 'vitest'
import { startBrowserBackend } from '@/mocks/browser'

vi.mock('msw/browser', () => ({ setupWorker: () => ({ start: async () => undefined }) }))

test('runs without a service worker too, as MSW does over plain http', async () => {
  vi.useFakeTimers()
  expect('serviceWorker' in navigator).toBe(false)
  await startBrowserBackend({ baseUrl: 'https://api.test.example' })
  vi.advanceTimersByTime(10_000)
})
