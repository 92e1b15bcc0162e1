import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { withSettings } from '@tests/fixtures/settings'
import { backend } from '@tests/support/backend'
import { lessonLocation } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

beforeEach(() =>
  withSettings({
    communityUrl: 'https://chat.norte.example/learners',
    privacyUrl: 'https://norte.example/privacy',
    helpUrl: 'https://norte.example/help',
  }),
)

const sam = 'sam@example.com'

const menuButton = (name = 'Menu') => screen.findByRole('button', { name })
const link = (name: string) => within(screen.getByRole('dialog')).getByRole('link', { name })

async function openMenu(user: UserEvent) {
  await user.click(await menuButton())
  return screen.findByRole('dialog', { name: 'Hello, sam.r' })
}

async function openOn(path = '/feedback') {
  const app = await renderApp({ path, learner: sam })
  await screen.findByRole('heading', { level: 1 })
  const menu = await openMenu(app.user)
  return { ...app, menu }
}

describe('the side menu', () => {
  it('greets the learner, and focuses the greeting', async () => {
    const { menu } = await openOn()
    expect(within(menu).getByRole('heading', { name: 'Hello, sam.r' })).toHaveFocus()
    expect(within(menu).getByText('sam.r')).toHaveAttribute('dir', 'auto')
    const logo = within(menu).getByRole('img', { name: 'Norte' })
    expect(logo.querySelector('svg')).toBeVisible()
    // Behind the menu.
    const button = screen.getByRole('button', { name: 'Menu', hidden: true })
    expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  it.each([
    ['en', 'Menu', 'Hello, User'],
    ['es', 'Menú', 'Hola, Usuario'],
  ] as const)('greets with the default name if there is no username, %s', async (...row) => {
    const [language, button, greeting] = row
    const learner = 'no-username@example.com'
    const { user } = await renderApp({ path: '/feedback', learner, language })
    await user.click(await menuButton(button))
    expect(await screen.findByRole('dialog', { name: greeting })).toBeVisible()
  })

  it('greets by the stored name while the server does not tell it', async () => {
    backend.use(http.get('*/api/user/details', () => HttpResponse.json({}, { status: 400 })))
    localStorage.setItem('userName', 'sam.r')
    await openOn()
    expect(backend.requestsTo('GET /api/user/details')).not.toHaveLength(0)
  })

  it('has Learning and Community, and marks the current screen', async () => {
    const { menu } = await openOn()
    const sections = within(menu).getAllByRole('heading', { level: 3 })
    expect(sections.map(({ textContent }) => textContent)).toEqual(['Learning', 'Community'])
    expect(link('Feedback')).toHaveAttribute('aria-current', 'page')
    expect(link('Skill selection')).not.toHaveAttribute('aria-current')
    expect(link('Skill map')).not.toHaveAttribute('aria-current')
  })

  it.each([
    ['Skill selection', '/skill-selection', 'Choose your skills', '/feedback'],
    ['Skill map', '/skillmap', 'Your skill map', '/feedback'],
    ['Feedback', '/feedback', 'Feedback', '/skill-selection'],
  ])('leads by %s to %s, and closes', async (name, path, heading, from) => {
    const { user } = await openOn(from)
    await user.click(link(name))
    await waitFor(async () =>
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveFocus(),
    )
    expect(window.location.pathname).toBe(path)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays on the current screen, and closes', async () => {
    const { user } = await openOn()
    await user.click(link('Feedback'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await menuButton()).toHaveFocus()
  })

  it('leads to the community chat and the owner’s pages, each in a new tab', async () => {
    const { menu } = await openOn()
    const away = within(menu)
      .getAllByRole('link', { name: /\(opens in a new tab\)$/ })
      .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('target')])
    expect(away).toEqual([
      ['Discord(opens in a new tab)', 'https://chat.norte.example/learners', '_blank'],
      ['Privacy(opens in a new tab)', 'https://norte.example/privacy', '_blank'],
      ['Help with Norte(opens in a new tab)', 'https://norte.example/help', '_blank'],
    ])
    for (const one of within(menu).getAllByRole('link', { name: /new tab/ })) {
      expect(one).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })

  it.each([
    ['Esc', (user: UserEvent) => user.keyboard('{Escape}')],
    ['the cross', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'a press beside it',
      (user: UserEvent) =>
        user.click(screen.getByRole('dialog').parentElement?.firstElementChild ?? document.body),
    ],
  ])('closes by %s, and returns the focus to its button', async (_way, close) => {
    const { user } = await openOn()
    await close(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await menuButton()).toHaveFocus()
    expect(window.location.pathname).toBe('/feedback')
  })

  it('closes by the browser’s Back', async () => {
    const { user } = await openOn('/feedback')
    await user.click(link('Skill selection'))
    await screen.findByRole('heading', { name: 'Choose your skills' })
    await openMenu(user)
    act(() => window.history.back())
    await screen.findByRole('heading', { name: 'Feedback' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('locks the scrolling of the page behind it, and unlocks it', async () => {
    const { user } = await openOn()
    await waitFor(() => expect(document.body).toHaveStyle({ overflow: 'hidden' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.body.style.overflow).toBe(''))
  })

  it.each([
    ['/skillmap', 1],
    ['/learningpath', 1],
    ['/skill-selection', 0],
    ['/feedback', 0],
  ])('leaves Log out to the header too on map and path only: %s', async (path, buttons) => {
    await renderApp({ path, learner: sam, state: { skillId: 11 } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByRole('button', { name: 'Log out' })).toHaveLength(buttons)
  })

  it('asks before it logs out in the middle of a lesson, whose ticks would be lost', async () => {
    const { address: lesson, state } = lessonLocation(4010)
    const { user } = await renderApp({ path: lesson, learner: sam, state })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    const [first = document.body] = await screen.findAllByRole('checkbox')
    await user.click(first)
    const logOut = async () => {
      const menu = await openMenu(user)
      await user.click(within(menu).getByRole('button', { name: 'Log out' }))
    }
    await logOut()
    const question = await screen.findByRole('dialog', { name: 'Before you log out' })
    expect(question).toHaveTextContent('You are in the middle of this lesson.')
    await user.click(within(question).getByRole('button', { name: 'Stay signed in' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
    await logOut()
    await screen.findByRole('heading', { name: 'Sign in' })
  })
})
