import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const learner = 'sam@example.com'
const open = (state?: object) => renderApp({ path: '/learningpath', state, learner })
const calls = () => backend.requestsTo('GET /api/subskills')
const path = () => screen.findByRole('heading', { level: 1, name: 'Cook a simple recipe' })
const alert = async () => within(screen.getByRole('main')).findByRole('alert')
const isOnMap = () => waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
const answer = (response: () => Response | Promise<Response>) =>
  backend.use(http.get('*/api/subskills', response, { once: true }))

describe('a path that loads', () => {
  it('says so, after 8 seconds that it takes long, and Retry asks again', async () => {
    answer(() => new Promise<never>(() => {}))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user } = await open({ skillId: 11 })
    expect(await screen.findByText('Loading your path…')).toBeVisible()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await path()).toBeVisible()
    expect(calls()).toHaveLength(2)
  })
})

describe('a path that does not load', () => {
  it('says what is wrong, once, and Retry loads it', async () => {
    answer(() => HttpResponse.json({ message: 'No' }, { status: 403 }))
    const { user } = await open({ skillId: 11 })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(document.title).toBe('Learning path · Norte')
    expect(await alert()).toHaveTextContent('We could not load your path. Nothing is lost.')
    expect(await alert()).toHaveTextContent("You don't have permission to access this resource")
    expect(screen.getByRole('link', { name: 'Back to the skill map' })).toBeVisible()
    expect(calls()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await path()).toBeVisible()
  })

  it.each([
    ['Server error occurred', () => HttpResponse.json({}, { status: 500 })],
    ['No response from server', () => HttpResponse.error()],
  ])('is asked for four times in 7 seconds before it says: %s', async (sentence, response) => {
    backend.use(http.get('*/api/subskills', response))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open({ skillId: 11 })
    for (const [index, delay] of [1000, 2000, 4000].entries()) {
      await waitFor(() => expect(calls()).toHaveLength(index + 1))
      await pass(delay)
    }
    await waitFor(async () => expect(await alert()).toHaveTextContent(sentence))
    expect(calls()).toHaveLength(4)
  })

  it.each([
    ['is no list', () => HttpResponse.json({ skill_name: 'Soup', subskills: 'none' })],
    ['is missing', () => HttpResponse.json({ skill_name: 'Soup' })],
    ['is no JSON', () => new HttpResponse('<html></html>')],
  ])('because the answer %s says so, and never that it is empty', async (_, response) => {
    answer(response)
    await open({ skillId: 11 })
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible()
    expect(await alert()).toHaveTextContent('An unexpected error occurred')
  })

  it('because the session has ended is shown after the next sign-in', async () => {
    answer(() => new HttpResponse(null, { status: 401 }))
    const { user } = await open({ skillId: 11 })
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, learner)
    expect(await path()).toBeVisible()
  })
})

describe('a path without sub-skills', () => {
  it.each([
    ['an empty list', () => HttpResponse.json({ skill_name: 'Soup', subskills: [] })],
    [
      'the message of the server',
      () => HttpResponse.json({ message: 'No subskills found' }, { status: 404 }),
    ],
  ])('leads to the map, replacing history: %s', async (_, response) => {
    const before = window.history.length
    answer(response)
    await open({ skillId: 11 })
    await isOnMap()
    expect(
      await screen.findByText('This skill has no lessons yet. Choose another skill.'),
    ).toBeVisible()
    expect(window.history.length).toBe(before)
  })
})

describe('a path whose skill is unknown', () => {
  it.each([[{ fromModule: true }], [{ fromModule: true, skillId: 'soup' }]])(
    'leads to the map where the learner came from a module: %j',
    async (state) => {
      await open(state)
      await isOnMap()
      expect(calls().filter(({ path: asked }) => asked.includes('soup'))).toEqual([])
    },
  )

  it('leads to the map from a module, whatever skill was open before', async () => {
    const { unmount } = await open({ skillId: 11 })
    await path()
    unmount()
    await open({ fromModule: true })
    await screen.findByRole('heading', { level: 1, name: 'Your skill map' })
    expect(window.location.pathname).toBe('/skillmap')
  })

  it.each([[undefined], [{ skillId: 'soup' }]])(
    'says that it is invalid where the learner came from nowhere: %j',
    async (state) => {
      await open(state)
      await waitFor(async () => expect(await alert()).toHaveTextContent('Invalid skillId'))
      expect(screen.getByRole('link', { name: 'Back to the skill map' })).toBeVisible()
      expect(calls()).toEqual([])
    },
  )

  it('is the one that was open last', async () => {
    const { unmount } = await open({ skillId: 11 })
    await path()
    unmount()
    expect(localStorage.getItem('currentSkillId')).toBe('11')
    await open()
    expect(await path()).toBeVisible()
  })
})

it('shows odd data as far as it can', async () => {
  const state = { skillId: '11' }
  await renderApp({ path: '/learningpath', state, learner: 'odd@example.com' })
  expect(await path()).toBeVisible()
  expect(screen.getByRole('button', { name: /^Get your tools ready/ })).toBeVisible()
})
