import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteLinks } from '@/config/site-links'
import { closePage, openPage } from '@tests/fixtures/open-page'
import { renderApp } from '@tests/fixtures/render-app'

afterEach(closePage)

describe('the landing page', () => {
  it.each([
    ['en', 'Ready to Start Your Journey?', 'Get Started'],
    ['es', '¿Todo listo para empezar tu viaje?', 'Empezar'],
  ] as const)('leads to sign-in (%s)', async (language, title, start) => {
    const { user } = await renderApp({ path: '/', language })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: start })).toHaveAttribute('href', '/SignIn')
    await user.click(screen.getByRole('link', { name: start }))
    const heading = await screen.findByRole('heading', { level: 1, name: /Sign in|Iniciar/ })
    expect(heading).toHaveFocus()
  })

  it.each(['localStorage', 'sessionStorage'] as const)(
    'recognizes a session in %s before any script file',
    (area) => {
      window[area].setItem('accessToken', 'a-token')
      openPage()
      expect(document.documentElement.dataset).toHaveProperty('session')
    },
  )

  it('is not shown first at another address', () => {
    document.documentElement.dataset['path'] = '/'
    openPage({ pathname: '/skillmap' })
    expect(document.documentElement.dataset).toHaveProperty('elsewhere')
    closePage()
    openPage({ pathname: '/' })
    expect(document.documentElement.dataset).not.toHaveProperty('elsewhere')
    delete document.documentElement.dataset['path']
  })

  it('offers Continue only to a visitor with a session', async () => {
    await renderApp({ path: '/', learner: 'sam@example.com' })
    expect(await screen.findByRole('link', { name: 'Continue learning' })).toBeVisible()
    expect(document.documentElement.dataset).toHaveProperty('session')
  })

  it('links to no page whose address is not set', async () => {
    await renderApp({ path: '/' })
    await screen.findByRole('heading', { level: 1 })
    expect(siteLinks()).toEqual([])
    expect(screen.queryByRole('link', { name: /Help with Norte|Privacy|Terms/ })).toBeNull()
  })
})
