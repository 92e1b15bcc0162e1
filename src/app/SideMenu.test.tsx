import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { noAnswers } from '@/domain/wizard-answers'
import { hashOf } from '@/lib/hash'
import { wizard } from '@/session/storage'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'

vi.hoisted(() => {
  vi.stubEnv('VITE_COMMUNITY_URL', 'https://chat.norte.example/learners')
  vi.stubEnv('VITE_PRIVACY_URL', 'https://norte.example/privacy')
  vi.stubEnv('VITE_HELP_URL', 'https://norte.example/help')
})

const sam = 'sam@example.com'

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
  test('has the focus and the username, and stores it', async () => {
    const { menu } = await openMenu()
    expect(within(menu).getByRole('heading', { name: 'Hello, sam.r' })).toHaveFocus()
    expect(within(menu).getByText('sam.r')).toHaveAttribute('dir', 'auto')
    expect(within(menu).getByRole('img', { name: 'Norte' })).toBeVisible()
    expect(localStorage.getItem('userName')).toBe('sam.r')
    // Behind the menu.
    const button = screen.getByRole('button', { name: 'Menu', hidden: true })
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('has the default name where there is no username, in both languages', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: 'no-username@example.com' })
    await user.click(await menuButton())
    const menu = await screen.findByRole('dialog', { name: 'Hello, User' })
    await user.click(within(menu).getByRole('button', { name: 'Español' }))
    expect(await screen.findByRole('dialog', { name: 'Hola, Usuario' })).toBeVisible()
  })

  test('has the stored name until the server has answered', async () => {
    const answer = hold('/api/user/details')
    localStorage.setItem('learner', hashOf(sam))
    localStorage.setItem('userName', 'sam.r')
    const { menu } = await openMenu()
    answer(HttpResponse.json({ user: { username: 'samuel' } }))
    expect(await within(menu).findByText('samuel')).toBeVisible()
  })

  test('has the default name, and leads to the onboarding, where the last visit found no username', async () => {
    backend.use(http.get('*/api/user/details', () => HttpResponse.json({}, { status: 400 })))
    localStorage.setItem('learner', hashOf('kim@example.com'))
    localStorage.setItem('userName', '')
    const { user } = await renderApp({ path: '/feedback', learner: 'kim@example.com' })
    await user.click(await menuButton())
    const menu = await screen.findByRole('dialog', { name: 'Hello, User' })
    expect(within(menu).getByRole('link', { name: 'Tell us about you' })).toBeVisible()
  })
})

describe('the links of the side menu', () => {
  test('lead to answers of the onboarding that are not saved, also with a profile', async () => {
    await openMenu()
    expect(screen.queryByRole('link', { name: 'Tell us about you' })).toBeNull()
    act(() => void wizard.set({ step: 1, answers: noAnswers }))
    expect(link('Tell us about you')).toHaveAttribute('href', '/lifegoals')
  })

  test('stand under Learning and Community; other sites open in a new tab', async () => {
    const { menu } = await openMenu()
    const sections = within(menu).getAllByRole('heading', { level: 3 })
    expect(sections.map(({ textContent }) => textContent)).toEqual(['Learning', 'Community'])
    expect(link('Feedback')).toHaveAttribute('aria-current', 'page')
    expect(link('Skill selection')).not.toHaveAttribute('aria-current')
    expect(link('Skill map')).not.toHaveAttribute('aria-current')

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

  test('lead to their screens, and close the menu; only the map has Log out in its header', async () => {
    const { user } = await openMenu()
    for (const [name, path, title, buttons] of [
      ['Skill selection', '/skill-selection', 'Choose your skills', 0],
      ['Skill map', '/skillmap', 'Your skill map', 1],
      ['My settings', '/settings', 'My settings', 0],
      ['Feedback', '/feedback', 'Feedback', 0],
    ] as const) {
      await user.click(link(name))
      const shown = await heading(title)
      await waitFor(() => expect(shown).toHaveFocus())
      expect(window.location.pathname).toBe(path)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.queryAllByRole('button', { name: 'Log out' })).toHaveLength(buttons)
      await user.click(await menuButton())
      await screen.findByRole('dialog')
    }
  })

  test('lead somebody whose onboarding is not finished to it', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: 'kim@example.com' })
    await user.click(await menuButton())
    const link = await screen.findByRole('link', { name: 'Tell us about you' })
    expect(link).toHaveAttribute('href', '/lifegoals')
  })
})

test.each([
  [sam, 'leads to', 1],
  ['kim@example.com', 'does not lead to', 0],
])(
  'where %s has just signed up the menu of sam, who has a name, %s the onboarding',
  async (registered, _leads, links) => {
    const { user } = await renderApp({ path: '/feedback', learner: sam })
    localStorage.setItem('registeredEmail', registered)
    localStorage.setItem('isNewUser', 'true')
    await user.click(await menuButton())
    expect(await screen.findByRole('dialog', { name: 'Hello, sam.r' })).toBeVisible()
    const found = screen.queryAllByRole('link', { name: 'Tell us about you' })
    expect(found).toHaveLength(links)
    for (const one of found) expect(one).toHaveAttribute('href', '/lifegoals')
  },
)

describe('the side menu closes', () => {
  test('by Esc, by the cross and by the link to the current screen, and returns the focus', async () => {
    const { user } = await openMenu()
    const ways = {
      escape: () => user.keyboard('{Escape}'),
      cross: () => user.click(screen.getByRole('button', { name: 'Close' })),
      link: () => user.click(link('Feedback')),
    }
    for (const [way, close] of Object.entries(ways)) {
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog'), way).toBeNull())
      expect(await menuButton()).toHaveFocus()
      expect(window.location.pathname).toBe('/feedback')
      await user.click(await menuButton())
      await screen.findByRole('dialog')
    }
  })

  test('by the browser’s Back, also on the screen where it was opened', async () => {
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
  test('leads a learner to the map, and a visitor, who has no menu, to the start', async () => {
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
