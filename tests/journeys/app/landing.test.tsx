import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage } from '@tests/fixtures/open-page'

afterEach(closePage)

const settings = {
  VITE_PRIVACY_URL: 'https://norte.example/privacy',
  VITE_TERMS_URL: 'https://norte.example/terms',
  VITE_HELP_URL: 'https://norte.example/help',
}

describe('the landing page', () => {
  // [2.1]
  it.each([
    ['en', 'Ready to Start Your Journey?', 'Get Started'],
    ['es', '¿Todo listo para empezar tu viaje?', 'Empezar'],
  ] as const)('leads to sign-in (%s)', async (language, title, start) => {
    await openPage({ language })
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: start })).toHaveAttribute('href', '/SignIn')
  })

  // [1.9.1] [1.9.2]
  it.each([
    ['es-MX', undefined, 'es'],
    ['fr', undefined, 'en'],
    ['es@posix', undefined, 'es'],
    ['en-US@posix', undefined, 'en'],
    ['est-EE', undefined, 'en'],
    ['', undefined, 'en'],
    ['es', 'en', 'en'],
    ['en', 'es', 'es'],
  ])('in a browser in %s, with the choice %s, speaks %s', async (language, choice, expected) => {
    if (choice !== undefined) localStorage.setItem('i18nextLng', choice)
    await openPage({ language })
    expect(document.documentElement.lang).toBe(expected)
  })

  it.each(['localStorage', 'sessionStorage'] as const)(
    'knows a session in %s before any script file',
    async (area) => {
      window[area].setItem('accessToken', 'a-token')
      await openPage()
      expect(screen.getByRole('link', { name: 'Continue learning' })).toBeVisible()
    },
  )

  it('is not what another address shows first', async () => {
    await openPage({ pathname: '/SignIn' })
    expect(screen.queryByRole('heading', { name: /Ready to Start/ })).toBeNull()
  })

  it('offers to continue only to a visitor with a session', async () => {
    await openPage()
    expect(screen.queryByRole('link', { name: 'Continue learning' })).toBeNull()
  })

  it.each([
    ['en', ['Privacy', 'Terms', 'Help with Norte'], 'opens in a new tab'],
    ['es', ['Privacidad', 'Condiciones', 'Ayuda con Norte'], 'se abre en otra pestaña'],
  ] as const)('links to privacy, terms and help in a tab of their own (%s)', async (...visit) => {
    const [language, names, newTab] = visit
    await openPage({ language, settings })
    for (const [index, name] of names.entries()) {
      const spoken = new RegExp(`^${name}\\s*\\(\\s*${newTab}\\s*\\)$`)
      const link = screen.getByRole('link', { name: spoken })
      expect(link).toHaveAttribute('href', Object.values(settings)[index])
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  it.each([
    ['en', 'Help: numbers to call'],
    ['es', 'Ayuda: números para llamar'],
  ] as const)('leads to the numbers for help (%s)', async (language, name) => {
    await openPage({ language })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/help')
  })

  it('leaves out a link whose address is not set', async () => {
    await openPage({ settings: { VITE_HELP_URL: settings.VITE_HELP_URL } })
    expect(screen.getByRole('link', { name: /Help with Norte/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: /Privacy|Terms/ })).toBeNull()
  })

  it('changes the language at once and remembers it', async () => {
    await openPage()
    await userEvent.click(screen.getByRole('button', { name: 'Español' }))
    expect(screen.getByRole('link', { name: 'Empezar' })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).toBe('es')
  })
})
