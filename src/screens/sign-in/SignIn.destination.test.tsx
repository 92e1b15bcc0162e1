import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const mapCall = 'GET /api/skill-map/with-selection'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const arriveAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

async function signInAs(email: string) {
  const app = await renderApp({ path: '/SignIn' })
  await signIn(app.user, email)
  return app
}

/** Takes the profile of a learner away, as if they had not finished their onboarding. */
const removeProfile = (email: string) =>
  backend.work((db) => {
    for (const account of db.accounts) if (account.email === email) account.profile = null
  })

/** As a registration in this browser leaves it. */
function markAsNew(email: string) {
  localStorage.setItem('registeredEmail', email)
  localStorage.setItem('isNewUser', 'true')
}

describe('after sign-in', () => {
  it.each([
    ['who has skills', sam, paths.skillMap, 'Your skill map'],
    [
      'with a profile and no skills',
      'noor@example.com',
      paths.skillSelection,
      'Choose your skills',
    ],
    ['without profile', 'kim@example.com', paths.lifeGoals, 'First, a little about you'],
  ])('a learner %s arrives at the right screen', async (_who, email, path, title) => {
    await signInAs(email)
    await heading(title)
    expect(window.location.pathname).toBe(path)
  })

  it('a learner with skills and without profile goes to the map', async () => {
    await removeProfile(sam)
    await signInAs(sam)
    expect(await heading('Your skill map')).toBeVisible()
  })

  it('categories without skills count as an empty map', async () => {
    const category = { id: 1, name: 'Cooking', color: '#F4A259', iconType: 'cooking' }
    const answer = { 'skill-map': [{ category, selectedSkills: [] }] }
    backend.use(http.get('*/api/skill-map/with-selection', () => HttpResponse.json(answer)))
    await signInAs(sam)
    await waitFor(() => expect(window.location.pathname).not.toBe('/SignIn'))
    expect(window.location.pathname).toBe(paths.skillSelection)
  })
})

describe('where the map cannot be asked', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
  )
  afterEach(() => void vi.useRealTimers())
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('a learner with a profile goes to the map, which says so and offers Retry', async () => {
    await signInAs('map-fails@example.com')
    for (const tries of [1, 2, 3, 4]) {
      await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(tries))
      await pass(1000 * 2 ** (tries - 1))
    }
    await arriveAt(paths.skillMap)
    await pass(10_000)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it.each([
    ['with a profile goes to the map', 'noor@example.com', paths.skillMap],
    ['without one goes to the life goals', 'kim@example.com', paths.lifeGoals],
  ])('for eight seconds, a learner %s', async (_who, email, path) => {
    backend.use(http.get('*/api/skill-map/with-selection', () => new Promise<never>(() => {})))
    await signInAs(email)
    await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(1))
    await pass(7000)
    expect(window.location.pathname).toBe('/SignIn')
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible()
    await pass(1000)
    await arriveAt(path)
  })
})

describe('a new user', () => {
  it('goes to the life goals, even with a map', async () => {
    markAsNew('Sam@example.com')
    await removeProfile(sam)
    await signInAs(sam)
    await arriveAt(paths.lifeGoals)
    expect(localStorage.getItem('isNewUser')).toBe('true')
  })

  it.each([
    ['whose profile the server has', 'Sam@example.com'],
    ['who is not the one that has registered', 'kim@example.com'],
  ])('is not somebody %s, and the mark goes', async (_who, registered) => {
    markAsNew(registered)
    await signInAs(sam)
    await arriveAt(paths.skillMap)
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })
})

describe('Back after sign-in', () => {
  it('leads to the page before sign-in', async () => {
    const { user } = await renderApp({ path: '/' })
    await user.click(await screen.findByRole('link', { name: 'Get Started' }))
    await signIn(user, sam)
    await heading('Your skill map')
    act(() => window.history.back())
    await heading('Ready to Start Your Journey?')
    expect(screen.getByRole('link', { name: 'Continue learning' })).toBeVisible()
  })

  it('leads past sign-up and the password screens too', async () => {
    const { user } = await renderApp({ path: '/' })
    await user.click(await screen.findByRole('link', { name: 'Get Started' }))
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await user.click(await screen.findByRole('link', { name: 'Back to sign in' }))
    await user.click(await screen.findByRole('link', { name: 'Create an account' }))
    await heading('Create your account')
    await fillIn(user, 'E-mail', 'new@example.com')
    await fillIn(user, 'Password', 'Norte2026')
    await fillIn(user, 'Password again', 'Norte2026')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await heading('Sign in')
    await signIn(user, 'new@example.com')
    await heading('First, a little about you')
    act(() => window.history.back())
    await waitFor(() => expect(window.location.pathname).not.toBe(paths.lifeGoals))
    expect(window.location.pathname).toBe('/')
  })
})
