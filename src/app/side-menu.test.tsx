import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/session/areas'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

vi.hoisted(() => {
  vi.stubEnv('VITE_COMMUNITY_URL', 'https://chat.norte.example/learners')
  vi.stubEnv('VITE_PRIVACY_URL', 'https://norte.example/privacy')
  vi.stubEnv('VITE_HELP_URL', 'https://norte.example/help')
})

const sam = 'sam@example.com'
const details = 'GET /api/user/details'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menuButton = (name = 'Menu') => screen.findByRole('button', { name })
const link = (name: string) => within(screen.getByRole('dialog')).getByRole('link', { name })

/** Opens the menu of Sam on the feedback screen, which is light. */
async function openMenu(path = '/feedback') {
  const app = await renderApp({ path, learner: sam })
  await screen.findByRole('heading', { level: 1 })
  await app.user.click(await menuButton())
  const menu = await screen.findByRole('dialog', { name: 'Hello, sam.r' })
  return { ...app, menu }
}

describe('the greeting of the side menu', () => {
  it('has the focus and the username, and stores it', async () => {
    const { menu } = await openMenu()
    expect(within(menu).getByRole('heading', { name: 'Hello, sam.r' })).toHaveFocus()
    expect(within(menu).getByText('sam.r')).toHaveAttribute('dir', 'auto')
    expect(within(menu).getByRole('img', { name: 'Norte' })).toBeVisible()
    expect(localStorage.getItem('userName')).toBe('sam.r')
    // Behind the menu.
    const button = screen.getByRole('button', { name: 'Menu', hidden: true })
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  it.each([
    ['en', 'Menu', 'Hello, User'],
    ['es', 'Menú', 'Hola, Usuario'],
  ] as const)('has the default name where there is no username, %s', async (...row) => {
    const [language, button, greeting] = row
    const { user } = await renderApp({
      path: '/feedback',
      learner: 'no-username@example.com',
      language,
    })
    await user.click(await menuButton(button))
    expect(await screen.findByRole('dialog', { name: greeting })).toBeVisible()
  })

  it('has the stored name until the server has answered', async () => {
    backend.use(http.get('*/api/user/details', () => HttpResponse.json({}, { status: 400 })))
    localStorage.setItem('learner', hashOf(sam))
    localStorage.setItem('userName', 'sam.r')
    await openMenu()
    expect(backend.requestsTo(details)).not.toHaveLength(0)
  })
})

describe('the links of the side menu', () => {
  it('stand under Learning and Community, and the current screen is marked', async () => {
    const { menu } = await openMenu()
    const sections = within(menu).getAllByRole('heading', { level: 3 })
    expect(sections.map(({ textContent }) => textContent)).toEqual(['Learning', 'Community'])
    expect(link('Feedback')).toHaveAttribute('aria-current', 'page')
    expect(link('Skill selection')).not.toHaveAttribute('aria-current')
    expect(link('Skill map')).not.toHaveAttribute('aria-current')
  })

  it.each([
    ['Skill selection', '/skill-selection', 'Choose your skills', '/feedback'],
    ['Skill map', '/skillmap', 'Your skill map', '/feedback'],
    ['My settings', '/settings', 'My settings', '/feedback'],
    ['Feedback', '/feedback', 'Feedback', '/skill-selection'],
  ])('“%s” leads to %s, and closes the menu', async (name, path, title, from) => {
    const { user } = await openMenu(from)
    await user.click(link(name))
    const shown = await heading(title)
    await waitFor(() => expect(shown).toHaveFocus())
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lead to the community and the owner’s pages, each in a new tab', async () => {
    const { menu } = await openMenu()
    const away = within(menu).getAllByRole('link', { name: /\(opens in a new tab\)$/ })
    expect(away.map((one) => [one.firstChild?.textContent, one.getAttribute('href')])).toEqual([
      ['Discord', 'https://chat.norte.example/learners'],
      ['Privacy', 'https://norte.example/privacy'],
      ['Help with Norte', 'https://norte.example/help'],
    ])
    for (const one of away) {
      expect(one).toHaveAttribute('target', '_blank')
      expect(one).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  // Known: the menu does not know yet who has not finished.
  it('lead somebody whose onboarding is not finished to it', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: 'kim@example.com' })
    await user.click(await menuButton())
    const link = await screen.findByRole('link', { name: 'Tell us about you' })
    expect(link).toHaveAttribute('href', '/lifegoals')
  })
})

describe('the side menu closes', () => {
  it.each([
    ['by Esc', (user: UserEvent) => user.keyboard('{Escape}')],
    [
      'by the cross',
      (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['by the link to the current screen', (user: UserEvent) => user.click(link('Feedback'))],
  ])('%s, and returns the focus to its button', async (_way, close) => {
    const { user } = await openMenu()
    await close(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await menuButton()).toHaveFocus()
    expect(window.location.pathname).toBe('/feedback')
  })

  it('and stays closed when Back leads to the screen where it was opened', async () => {
    const { user } = await openMenu()
    await user.click(link('My settings'))
    await heading('My settings')
    act(() => window.history.back())
    await heading('Feedback')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('by the browser’s Back', async () => {
    const { user } = await openMenu()
    await user.click(link('My settings'))
    await heading('My settings')
    await user.click(await menuButton())
    await screen.findByRole('dialog', { name: 'Hello, sam.r' })
    act(() => window.history.back())
    await heading('Feedback')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('the header', () => {
  it.each([
    ['/skillmap', 'Your skill map', 1],
    ['/learningpath', 'Cook a simple recipe', 1],
    ['/skill-selection', 'Choose your skills', 0],
    ['/settings', 'My settings', 0],
  ])('has Log out on map and path only: %s', async (path, title, buttons) => {
    await renderApp({ path, learner: sam, state: { skillId: 11 } })
    await heading(title)
    expect(screen.queryAllByRole('button', { name: 'Log out' })).toHaveLength(buttons)
  })

  it('leads a learner to the map, and a visitor, who has no menu, to the start', async () => {
    const app = await renderApp({ path: '/feedback', learner: sam })
    expect(await screen.findByRole('link', { name: 'Norte, to your skill map' })).toHaveAttribute(
      'href',
      '/skillmap',
    )
    app.unmount()
    localStorage.clear()
    const { user } = await renderApp({ path: '/SignIn' })
    await heading('Sign in')
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Norte, to the start page' }))
    expect(await heading('Ready to Start Your Journey?')).toBeVisible()
  })
})
