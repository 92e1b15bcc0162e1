import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

vi.hoisted(() => {
  vi.stubEnv('VITE_PRIVACY_URL', 'https://norte.example/privacy')
  vi.stubEnv('VITE_HELP_URL', 'https://norte.example/help')
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the landing page', () => {
  test('says what Norte is, in Spanish too, and Get Started leads to sign-in', async () => {
    const { user } = await renderApp({ path: '/' })
    expect(await heading('Ready to Start Your Journey?')).toBeVisible()
    expect(screen.getByText(/^Learn everyday skills one small step at a time/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue learning' })).toBeNull()
    const links = screen.getAllByRole('link', { name: /opens in a new tab/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://norte.example/privacy',
      'https://norte.example/help',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await waitFor(() => expect(document.title).toBe('Norte'))

    await user.click(screen.getByRole('button', { name: 'Español' }))
    expect(await heading('¿Todo listo para empezar tu viaje?')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'English' }))
    await user.click(screen.getByRole('link', { name: 'Get Started' }))
    await heading('Sign in')
    expect(window.location.pathname).toBe('/SignIn')
    expect(backend.requests).toEqual([])
  })

  test('offers a signed-in learner to continue, and keeps them signed in', async () => {
    const { user, router } = await renderApp({ path: '/', learner: 'sam@example.com' })
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull()
    expect(screen.queryByText(/^Welcome back/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Continue learning' }))
    await heading('Your skill map')
    expect(window.location.pathname).toBe('/skillmap')
    await waitFor(() => expect(localStorage.getItem('userName')).toBe('sam.r'))
    await act(() => router.navigate('/'))
    const welcome = await screen.findByText('Welcome back, sam.r. We kept your place.')
    expect(welcome).toBeVisible()
    expect(welcome).toHaveAttribute('dir', 'auto')
  })
})
