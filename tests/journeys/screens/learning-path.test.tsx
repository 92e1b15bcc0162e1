import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { ship, view } from '@/learner/stored-things'
import { keepFor, keptFor } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { afterLesson } from '@tests/support/lessons'
import { renderApp } from '@tests/support/render-app'

const soup = { skillId: 11 }
const at = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))
const historyState = () => (window.history.state as { usr: unknown }).usr
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const place = (name: RegExp) => screen.findByRole('button', { name })
const problem = () => within(screen.getByRole('main')).getByRole('alert')
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the learning path', () => {
  it('shows the learner’s position and opens the first lesson of the step', async () => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: soup,
      learner: 'sam@example.com',
    })
    await heading('Cook a simple recipe')
    expect(document.title).toBe('Cook a simple recipe · Norte')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '14%')
    await user.click(await place(/^Get your tools ready\W+In progress\W+You are here/))
    const details = await screen.findByRole('dialog', { name: 'Get your tools ready' })
    await user.click(within(details).getByRole('button', { name: 'Continue' }))
    await at('/learningpath/knowledge')
    expect(historyState()).toMatchObject({ skillId: 11, module: { id: 1003 } })
  })

  it('shows the list first if the learner has set that, and its switch changes the setting', async () => {
    const sam = 'sam@example.com'
    keepFor(view, sam, 'list')
    const { user } = await renderApp({ path: '/learningpath', state: soup, learner: sam })
    await heading('Cook a simple recipe')
    expect(await place(/^2\. Get your tools ready\W/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Map' }))
    expect(await place(/^Get your tools ready\W/)).toBeVisible()
    expect(keptFor(view, sam)).toBe('map')
  })

  it('opens a lesson of the list', async () => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: soup,
      learner: 'sam@example.com',
    })
    await user.click(await place(/^Read the recipe\W+Done/))
    await user.click(await screen.findByRole('button', { name: /^Before you cook\W+Quiz\W+Done/ }))
    await waitFor(() => expect(historyState()).toMatchObject({ module: { id: 1002 } }))
  })

  it('leads back to the skill map', async () => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: soup,
      learner: 'sam@example.com',
    })
    await user.click(await screen.findByRole('link', { name: 'Back to the skill map' }))
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
  })
})

it('a spinner shows that the path is loading', async () => {
  backend.use(http.get('*/api/subskills', () => new Promise<never>(() => {})))
  await renderApp({ path: '/learningpath', state: soup, learner: 'sam@example.com' })
  const words = await screen.findByText('Loading your path…')
  expect(words.closest('[role=status]')?.querySelector('svg')).toBeVisible()
})

describe('a path that cannot be shown', () => {
  it('explains why, keeps the way back, and Retry loads it', async () => {
    backend.use(
      http.get('*/api/subskills', () => new HttpResponse('{}', { status: 403 }), { once: true }),
    )
    const { user } = await renderApp({
      path: '/learningpath',
      state: soup,
      learner: 'sam@example.com',
    })
    await heading('Something went wrong')
    expect(document.title).toBe('Learning path · Norte')
    expect(problem()).toHaveTextContent(
      /We could not load your path\. Nothing is lost\..*You don't have permission to access this resource$/,
    )
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toHaveAttribute(
      'href',
      '/skillmap',
    )
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await heading('Cook a simple recipe')
  })

  it('leads to the map, also with the server’s own message', async () => {
    const none = HttpResponse.json({ message: 'No subskills found' }, { status: 404 })
    backend.use(http.get('*/api/subskills', () => none, { once: true }))
    await renderApp({ path: '/learningpath', state: soup, learner: 'sam@example.com' })
    await at('/skillmap')
  })

  it('without sub-skills leads to the map and says why', async () => {
    const before = window.history.length
    await renderApp({ path: '/learningpath', state: soup, learner: 'no-subskills@example.com' })
    await at('/skillmap')
    expect(window.history.length).toBe(before)
    expect(
      await screen.findByText('This skill has no lessons yet. Choose another skill.'),
    ).toBeVisible()
  })

  it('without a skill leads to the map if the learner came from a module', async () => {
    const state = { fromModule: true }
    await renderApp({ path: '/learningpath', state, learner: 'sam@example.com' })
    await at('/skillmap')
    expect(backend.requestsTo('GET /api/subskills')).toEqual([])
  })

  it('with an invalid skill id leads to the map if the learner came from a module', async () => {
    const state = { skillId: 'soup', fromModule: true }
    await renderApp({ path: '/learningpath', state, learner: 'sam@example.com' })
    await at('/skillmap')
    expect(backend.requestsTo('GET /api/subskills')).toEqual([])
  })

  it('with an invalid skill id and from nowhere says so, with a link to the map', async () => {
    const state = { skillId: 'soup' }
    await renderApp({ path: '/learningpath', state, learner: 'sam@example.com' })
    await heading('Something went wrong')
    expect(problem()).toHaveTextContent('Invalid skillId')
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toBeVisible()
  })

  it('uses the previous skill if the history names none', async () => {
    localStorage.setItem('currentSkillId', '11')
    await renderApp({ path: '/learningpath', learner: 'sam@example.com' })
    await heading('Cook a simple recipe')
  })

  it('without a skill and from nowhere says so and sends no request', async () => {
    await renderApp({ path: '/learningpath', learner: 'sam@example.com' })
    await heading('Something went wrong')
    expect(problem()).toHaveTextContent('Invalid skillId')
    expect(backend.requestsTo('GET /api/subskills')).toEqual([])
  })
})

describe('after a lesson', () => {
  it('celebrates once: a reload and Back find no flags', async () => {
    const state = afterLesson(1001)
    const learner = 'sam@example.com'
    keepFor(ship, learner, 'yacht')
    const { user, unmount } = await renderApp({ path: '/learningpath', state, learner })
    const greatJob = await screen.findByRole('dialog', { name: 'Great Job!' })
    expect(greatJob).toHaveTextContent("You've successfully completed A soup for two")
    await waitFor(() => expect(historyState()).toEqual({ skillId: 11 }))
    await user.click(within(greatJob).getByRole('button', { name: 'Close' }))
    await noDialog()
    expect(await place(/^Get your tools ready/)).toHaveFocus()

    unmount()
    await renderApp({ path: '/learningpath', state: historyState(), learner })
    await heading('Cook a simple recipe')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
