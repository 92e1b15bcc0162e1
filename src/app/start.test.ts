import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.doUnmock('@/mocks/browser')
  document.body.replaceChildren()
})

/** Loads the page as a browser does, at this address. */
async function start(path: string) {
  vi.resetModules()
  const root = document.createElement('div')
  root.id = 'root'
  document.body.append(root)
  window.history.replaceState(null, '', path)
  await act(() => import('@/main'))
}

test('shows the first screen, and asks the server nothing', async () => {
  await start('/SignIn')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(backend.requests).toEqual([])
})

test('does nothing while the browser only loads the page ahead', async () => {
  localStorage.setItem('accessToken', 'of sam')
  Object.assign(document, { prerendering: true })
  await start('/SignIn')
  expect(localStorage.getItem('accessToken')).toBe('of sam')
  Object.assign(document, { prerendering: false })
  act(() => void document.dispatchEvent(new Event('prerenderingchange')))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

test('names wrong settings instead of showing a white page', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'api.example.org')
  vi.stubEnv('VITE_PRIVACY_URL', 'javascript:alert(1)')
  await start('/')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This copy of Norte is not set up right. These settings are missing or wrong:',
  )
  expect(screen.getByText('VITE_API_BASE_URL, VITE_PRIVACY_URL')).toBeVisible()
})

test('says what the demo needs where it cannot start', async () => {
  vi.stubEnv('MODE', 'demo')
  const startBrowserBackend = () => Promise.reject(new Error('The operation is insecure.'))
  vi.doMock('@/mocks/browser', () => ({ startBrowserBackend }))
  await start('/SignIn')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The demo needs a browser that lets sites store data.',
  )
  expect(screen.getByText('Error: The operation is insecure.')).toBeVisible()
})
