import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const sam = 'sam@example.com'
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))
const historyState = () => (window.history.state as { usr: unknown }).usr
/** The first chart of a run renders slowly on a busy machine. */
const chart = () => screen.findByRole('group', { name: 'Skill map' }, { timeout: 20_000 })
const budget = /^Make a budget, Not started, Finances$/

describe('the skill map', () => {
  it('shows the learner, the categories and the progress of each skill', async () => {
    await renderApp({ path: '/skillmap', learner: sam })
    const map = await chart()
    expect(map).toHaveTextContent('You · sam.r')
    expect(within(map).getByRole('button', { name: 'Finances, 1 skill' })).toBeVisible()
    expect(
      within(map).getByRole('button', { name: /^Cook a simple recipe, \d+ percent, Cooking$/ }),
    ).toBeVisible()
    expect(document.title).toBe('Your skill map · Norte')
  })

  it('opens the path of a skill', async () => {
    const { user } = await renderApp({ path: '/skillMap', learner: sam })
    await user.click(await screen.findByRole('button', { name: budget }))
    await at('/learningpath')
    expect(historyState()).toMatchObject({ skillId: 21 })
  })

  it('remembers closed categories for this learner only', async () => {
    const first = await renderApp({ path: '/skillmap', learner: sam })
    await first.user.click(await screen.findByRole('button', { name: 'Finances, 1 skill' }))
    expect(screen.queryByRole('button', { name: budget })).toBeNull()
    first.unmount()

    const second = await renderApp({ path: '/skillmap', learner: sam })
    const category = await screen.findByRole('button', { name: 'Finances, show 1 skill' })
    expect(category).toHaveAttribute('aria-expanded', 'false')
    second.unmount()

    await renderApp({ path: '/skillmap', learner: 'lucia@example.com' })
    expect(await screen.findByRole('button', { name: budget })).toBeVisible()
  })

  it('opens one category at the address of that category', async () => {
    await renderApp({ path: '/skillmap/2', learner: sam })
    expect(await screen.findByRole('button', { name: budget })).toBeVisible()
    const cooking = screen.getByRole('button', { name: 'Cooking, show 1 skill' })
    expect(cooking).toHaveAttribute('aria-expanded', 'false')
  })

  it('shows the whole map at the address of an unknown category', async () => {
    await renderApp({ path: '/skillmap/77', learner: sam })
    const categories = within(await chart())
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'))
    expect(categories.length).toBeGreaterThan(1)
    for (const category of categories) expect(category).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: budget })).toBeVisible()
    expect(window.location.pathname).toBe('/skillmap/77')
  })

  it('can be read and used as a list', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    await chart()
    await user.click(screen.getByRole('button', { name: 'List' }))
    await user.click(screen.getByRole('button', { name: 'Start: Make a budget' }))
    await at('/learningpath')
    expect(historyState()).toMatchObject({ skillId: 21 })
  })
})

describe('a map that cannot be shown', () => {
  it('is explained in an alert, and Retry loads the map', async () => {
    const refusal = HttpResponse.json({ message: 'Maps are drawn anew.' }, { status: 400 })
    backend.use(http.get('*/api/skill-map/with-selection', () => refusal, { once: true }))
    const { user } = await renderApp({ path: '/skillmap', learner: sam })
    const message = await screen.findByText('Maps are drawn anew.')
    expect(message.closest('[role=alert]')).toHaveTextContent(
      /We could not load your skill map\. Nothing is lost\..*Maps are drawn anew\.$/,
    )
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await chart()).toBeVisible()
  })

  it('says that no skills are chosen yet', async () => {
    await renderApp({ path: '/skillmap', learner: 'map-empty@example.com' })
    expect(await screen.findByText('No skills on your map yet')).toBeVisible()
  })

  it('calls the learner User if the server has no name', async () => {
    await renderApp({ path: '/skillmap', learner: 'no-username@example.com' })
    expect(await chart()).toHaveTextContent('You · User')
  })
})
