import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'

afterEach(() => {
  vi.unstubAllEnvs()
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

describe('the language at the start', () => {
  it.each([
    ['is the cached one', 'es', ['en-US'], 'Iniciar sesión'],
    ['is the first of the browser’s that there is', null, ['ca', 'es-MX', 'en'], 'Iniciar sesión'],
    ['is English for any other browser', null, ['ca', 'fr'], 'Sign in'],
    ['is not one that there is not, even if it is cached', 'fr', ['es-ES'], 'Iniciar sesión'],
  ])('%s', async (_what, cached, preferred, title) => {
    if (cached !== null) localStorage.setItem('i18nextLng', cached)
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
    await start('/SignIn')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).toBe(cached)
    expect(backend.requests).toEqual([])
  })
})

describe('a build with wrong settings', () => {
  it('names them instead of showing a white page', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'api.example.org')
    vi.stubEnv('VITE_PRIVACY_URL', 'javascript:alert(1)')
    await start('/')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This copy of Norte is not set up right. These settings are missing or wrong:',
    )
    expect(screen.getByText('VITE_API_BASE_URL, VITE_PRIVACY_URL')).toBeVisible()
  })
})
