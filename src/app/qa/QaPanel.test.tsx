import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { startQaTools } from './qa'
import { plainPath } from './records'

// Before the imports: there is no panel in other builds.
vi.hoisted(() => vi.stubEnv('MODE', 'staging'))

const sam = 'sam@example.com'

startQaTools()

beforeEach(() => {
  // In this build problems are on the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  const panel = screen.queryByRole('dialog')
  if (panel) fireEvent.keyDown(panel, { key: 'Escape' })
})

async function openPanel(user: UserEvent) {
  await user.keyboard('{Alt>}{Shift>}Q{/Shift}{/Alt}')
  return screen.findByRole('dialog', { name: 'QA' })
}

async function openOnMap() {
  const { user } = await renderApp({ path: '/skillmap', learner: sam })
  await screen.findByRole('heading', { name: 'Your skill map' })
  return { user, panel: await openPanel(user) }
}

/** The lines of the panel, each list from the newest on. */
const linesOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the panel for testers', () => {
  test('opens by its keys for a visitor, even without the app, in Spanish, and closes by the cross', async () => {
    const { user, unmount } = await renderApp({ path: '/SignIn', language: 'es' })
    await screen.findByRole('heading', { level: 1 })
    // As where the app has failed to render.
    unmount()
    const panel = await openPanel(user)
    expect(within(panel).getAllByText('Todavía no hay.')).toHaveLength(2)
    await user.click(within(panel).getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('opens by the address, before sign-in too', async () => {
    await renderApp({ path: '/SignIn' })
    await screen.findByRole('heading', { level: 1 })
    act(() => {
      window.location.hash = '#qa'
    })
    expect(await screen.findByRole('dialog', { name: 'QA' })).toBeVisible()
  })

  test('opens from the side menu, which closes, and returns the focus', async () => {
    const { user } = await renderApp({ path: '/feedback', learner: sam })
    const menuButton = await screen.findByRole('button', { name: 'Menu' })
    await user.click(menuButton)
    await user.click(await screen.findByRole('button', { name: 'QA' }))
    await screen.findByRole('dialog', { name: 'QA' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'QA' })).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(menuButton).toHaveFocus()
  })

  test('shows the build, the host, its API, the browser, the session, and the calls', async () => {
    const lines = linesOf((await openOnMap()).panel)
    expect(lines).toContainEqual(expect.stringMatching(/^Build: \d+\.\d+\.\d+ /))
    expect(lines).toContainEqual(expect.stringMatching(/^Time: \d{4}-\d\d-\d\dT[\d:.]+Z$/))
    expect(lines).toContain('Screen: /skillmap')
    expect(lines).toContain('Host: localhost:3000')
    expect(lines).toContain('API: https://api.test.example')
    expect(lines).toContain('Language: en')
    expect(lines).toContain('Window: 1024 × 768 (1)')
    expect(lines).toContain('Online: yes')
    expect(lines).toContain('End of the session: not known')
    expect(lines).toContainEqual(expect.stringMatching(/^Stored: .*accessToken/))
    const map = /^GET \/api\/skill-map\/with-selection 200 \d+ ms$/
    expect(lines).toContainEqual(expect.stringMatching(map))
  })

  test('shows a refused call, one without an answer, and the problem', async () => {
    backend.use(
      http.get('*/api/skill-map/with-selection', () => HttpResponse.json({}, { status: 404 })),
      http.get('*/api/user/details', () => new Promise<never>(() => {})),
    )
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await screen.findByText('The requested resource was not found')
    const lines = linesOf(await openPanel(user))
    expect(lines).toContainEqual(expect.stringMatching(/^GET \/api\/skill-map\S+ 404 \d+ ms$/))
    expect(lines).toContain('GET /api/user/details no answer yet')
    const problem = /^GET \/api\/skill-map\/with-selection \(\/skillmap\): .*404$/
    expect(lines).toContainEqual(expect.stringMatching(problem))
  })

  test('copies a text without personal data, or says how where the browser forbids it', async () => {
    const { user, panel } = await openOnMap()
    await user.click(within(panel).getByRole('button', { name: 'Copy as text' }))
    expect(await within(panel).findByText(/^It is copied/)).toBeVisible()
    const text = await navigator.clipboard.readText()
    expect(text).toMatch(/^Build: \d+\.\d+\.\d+ /m)
    expect(text).toMatch(/^GET \/api\/skill-map\S* 200 \d+ ms$/m)
    expect(text).not.toContain(localStorage.getItem('accessToken'))
    expect(text).not.toMatch(/@|sam\.r|Bearer|Cooking/)

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await user.click(within(panel).getByRole('button', { name: 'Copy as text' }))
    expect(await within(panel).findByText(/Select the text/)).toBeVisible()
  })
})

test.each([
  ['/api/skill-map', undefined, '/api/skill-map'],
  ['/api/subskills', { skillId: 11 }, '/api/subskills?skillId=11'],
  ['/auth/check', { email: sam, id: 7 }, '/auth/check?email=…&id=7'],
  ['/auth/check', { phone: '0034600123456' }, '/auth/check?phone=…'],
])('%s with %j is shown as %s', (url, params, shown) => {
  expect(plainPath({ url, params })).toBe(shown)
})
