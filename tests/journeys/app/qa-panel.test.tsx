import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { failureSwitch } from '@/api/qa/failure-switch'
import { startQa } from '@/app/qa/qa'
import type { MenuExtra } from '@/features/side-menu/SideMenu'
import { layerOnPage } from '@tests/fixtures/layer-on-page'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { hashed } from '@tests/fixtures/stored'

const sam = 'sam@example.com'
const shortcut = '{Alt>}{Shift>}Q{/Shift}{/Alt}'

const onHost = (host: string) => {
  document.documentElement.dataset.host = host
  return startQa()
}

let menuExtra: MenuExtra | null = null

beforeAll(async () => {
  await import('@/app/qa/QaLayer')
})
afterEach(() => {
  act(() => failureSwitch.choose(undefined))
  act(() => {
    document.querySelector('#qa dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
})

// First, since the later tests put this page on a QA host.
describe('on the hosts of learners', () => {
  it.each(['norte.example', 'staging.norte.example', 'localhost'])(
    '%s has no panel',
    async (host) => {
      expect(onHost(host)).toBeNull()
      const { user } = await renderApp({ path: '/feedback', learner: sam })
      await user.click(await screen.findByRole('button', { name: 'Menu' }))
      await screen.findByRole('dialog')
      expect(screen.queryByRole('button', { name: 'QA' })).toBeNull()
      await user.keyboard(`{Escape}${shortcut}`)
      expect(layerOnPage()).toBeNull()
    },
  )
})

describe('the QA panel', () => {
  beforeAll(() => {
    menuExtra = onHost('app-stg.norte.example')
  })

  const open = (path: string) => renderApp({ path, learner: sam, menuExtra })

  async function openPanel(user: UserEvent, name = 'QA panel') {
    await user.keyboard(shortcut)
    return screen.findByRole('dialog', { name })
  }

  async function openOnMap() {
    const app = await open('/skillmap')
    await screen.findByRole('heading', { name: 'Your skill map' })
    await screen.findAllByRole('button', { name: /, Cooking$/ })
    return { ...app, panel: await openPanel(app.user) }
  }

  it('opens from the side menu, which closes, and returns the focus', async () => {
    const { user } = await open('/feedback')
    const menuButton = await screen.findByRole('button', { name: 'Menu' })
    await user.click(menuButton)
    await user.click(await screen.findByRole('button', { name: 'QA' }))
    await screen.findByRole('dialog', { name: 'QA panel' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'QA panel' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(menuButton).toHaveFocus()
  })

  it('opens by its shortcut for a visitor too, and closes by the cross', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await screen.findByRole('heading', { name: 'Sign in' })
    const panel = await openPanel(user)
    expect(within(panel).getByText('nobody is signed in')).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the build and the expiry of the session', async () => {
    localStorage.setItem('expiresAt', '2099-01-02T03:04:05.000Z')
    const { panel } = await openOnMap()
    expect(within(panel).getByText(/^0\.1\.0 /)).toBeVisible()
    expect(within(panel).getByText('https://api.test.example')).toBeVisible()
    expect(within(panel).getByText('ends 2099-01-02T03:04:05.000Z')).toBeVisible()
  })

  it('lists the calls, the newest first', async () => {
    const { panel } = await openOnMap()
    const rows = within(within(panel).getByRole('table')).getAllByRole('row')
    const calls = rows.map(({ textContent }) => textContent)
    expect(calls).toContainEqual(expect.stringMatching(/^GET \/api\/skill-map.*200\d+ ms$/))
  })

  it('is in Spanish', async () => {
    const { user } = await renderApp({ path: '/SignIn', language: 'es' })
    await screen.findByRole('heading', { level: 1 })
    const panel = await openPanel(user, 'Panel de QA')
    expect(within(panel).getByRole('button', { name: 'Copiar informe de error' })).toBeVisible()
  })

  it('lists responses that were accepted although they differ, with the place', async () => {
    backend.fresh({ malformed: ['envelope-data', 'status-capitalised'] })
    const { panel } = await openOnMap()
    const [row] = within(panel).getAllByRole('row', { name: /GET \/api\/skill-map/ })
    expect(row).toHaveTextContent('Accepted, differs in 1 place')
    expect(row).toHaveTextContent('inside "data"')
  })

  it('makes the next calls fail, says so on every screen, and stops', async () => {
    const { user, panel } = await openOnMap()
    await user.click(within(panel).getByRole('radio', { name: '401: session refused' }))
    await user.keyboard('{Escape}')
    const strip = screen.getByRole('complementary', { name: 'QA panel' })
    expect(strip).toHaveTextContent('QA: 401. Calls fail on purpose.')

    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: 'Skill selection' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(backend.requestsTo('GET /api/skill-categories')).toHaveLength(0)
    expect(strip).toBeVisible()

    await user.click(within(strip).getByRole('button', { name: 'Switch off' }))
    expect(screen.queryByRole('complementary', { name: 'QA panel' })).toBeNull()
    expect(within(await openPanel(user)).getByRole('radio', { name: 'No failure' })).toBeChecked()
  })

  it('copies a report without personal data', async () => {
    const token = await backend.tokenFor(sam)
    const { user, panel } = await openOnMap()
    await user.click(within(panel).getByRole('radio', { name: '500: server error' }))
    await user.click(within(panel).getByRole('button', { name: 'Copy bug report' }))
    expect(await within(panel).findByText(/^The report is copied/)).toBeVisible()
    const report = await navigator.clipboard.readText()
    expect(report).toMatch(/^Build: 0\.1\.0 /m)
    expect(report).toMatch(/^Screen: \/skillmap$/m)
    expect(report).toMatch(/^Language: en$/m)
    expect(report).toMatch(/^Window: \d+ × \d+$/m)
    expect(report).toMatch(/^Browser: .*jsdom/m)
    expect(report).toMatch(/^Failure switch: 500: server error$/m)
    expect(report).toMatch(/^GET {2}\/api\/skill-map\S* {2}200 {2}\d+ ms$/m)
    expect(report).not.toContain(token)
    expect(report).not.toMatch(/@|sam\.r|Bearer|Cooking/)
  })

  it('shows the report if the browser forbids copying', async () => {
    const { user, panel } = await openOnMap()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await user.click(within(panel).getByRole('button', { name: 'Copy bug report' }))
    const text = await within(panel).findByRole('textbox', { name: 'Bug report' })
    expect(text).toHaveDisplayValue(/^Norte bug report/)
  })

  it('shows names and sizes of stored things, and removes one of them', async () => {
    localStorage.setItem(hashed(`lastPlace_${sam}`), 'a secret')
    const { user, panel } = await openOnMap()
    expect(panel).not.toHaveTextContent(/a secret|@/)
    const name = hashed(`lastPlace_${sam}`)
    expect(within(panel).getByText(name)).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: `Reset ${name}, this browser` }))
    expect(localStorage.getItem(name)).toBeNull()
    expect(within(panel).queryByText(name)).toBeNull()
    expect(within(panel).getByText(`Reset: ${name}`)).toBeVisible()
    expect(within(panel).getByRole('heading', { name: 'Stored keys' })).toHaveFocus()
    expect(localStorage.getItem('accessToken')).not.toBeNull()
  })

  it('removes everything stored, which signs out', async () => {
    const { user, panel } = await openOnMap()
    await user.click(within(panel).getByRole('button', { name: 'Reset all' }))
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(within(panel).getByText('nobody is signed in')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible())
  })

  it('stores nothing about a learner', async () => {
    const { user, panel } = await openOnMap()
    const before = Object.keys(localStorage)
    await user.click(within(panel).getByRole('radio', { name: '500: server error' }))
    expect(Object.keys(localStorage)).toEqual(before)
    expect(Object.entries(sessionStorage)).toEqual([['qaFailure', '500']])
  })
})
