import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

/** Waits long enough for the four requests of a map that fails. */
const arriveAt = (path: string) =>
  waitFor(() => expect(window.location.pathname).toBe(path), { timeout: 12_000 })

const mapCall = 'GET /api/skill-map/with-selection'

describe('after sign-in', () => {
  it.each([
    ['sam@example.com', 'who has skills', paths.skillMap],
    ['noor@example.com', 'whose profile is there, without skills', paths.skillSelection],
    ['kim@example.com', 'without profile', paths.lifeGoals],
    ['map-fails@example.com', 'whose map does not load', paths.skillMap],
  ])('%s, %s, arrives at the right screen', async (email, _who, path) => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, email)
    await waitFor(() => expect(backend.requestsTo(mapCall).length).toBeGreaterThan(0))
    await arriveAt(path)
    expect(screen.queryByRole('heading', { name: 'Sign in' })).toBeNull()
  })

  it('a new user goes to the life goals, even with a map', async () => {
    localStorage.setItem('registeredEmail', 'Sam@example.com')
    localStorage.setItem('isNewUser', 'true')
    await backend.work((db) => {
      for (const account of db.accounts)
        if (account.email === 'sam@example.com') account.profile = null
    })
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com')
    await arriveAt(paths.lifeGoals)
    expect(localStorage.getItem('isNewUser')).toBe('true')
  })

  it.each([
    ['whose profile the server has', 'Sam@example.com', 'sam@example.com', 'Sam@example.com'],
    ['who is not the one that has registered', 'kim@example.com', 'sam@example.com', null],
  ])('a user %s is not new, and the mark is removed', async (_who, registered, email, after) => {
    localStorage.setItem('registeredEmail', registered)
    localStorage.setItem('isNewUser', 'true')
    const { user } = await renderApp({ path: '/SignIn' })
    expect(await screen.findByLabelText('E-mail')).toHaveValue(registered)
    await signIn(user, email)
    await arriveAt(paths.skillMap)
    expect(localStorage.getItem('isNewUser')).toBeNull()
    expect(localStorage.getItem('registeredEmail')).toBe(after)
  })

  it('does not wait for a slow map request: the next screen shows that it is loading', async () => {
    backend.use(http.get('*/api/skill-map/with-selection', () => new Promise<never>(() => {})))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'noor@example.com')
    await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(1))
    expect(window.location.pathname).toBe('/SignIn')
    const working = screen.getByRole('button', { name: 'Signing in…' })
    expect(working).toHaveAttribute('aria-disabled', 'true')
    await vi.advanceTimersByTimeAsync(8000)
    await arriveAt(paths.skillMap)
    vi.useRealTimers()
  })
})

describe('a learner who goes elsewhere during sign-in', () => {
  const toSignUp = async (user: UserEvent, call: string) => {
    let answer = () => {}
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    backend.use(http.all(`*${call}`, () => held, { once: true }))
    await signIn(user, 'sam@example.com')
    await waitFor(() => expect(backend.requests.some(({ path }) => path === call)).toBe(true))
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    const email = await screen.findByLabelText('E-mail')
    await user.clear(email)
    await user.type(email, 'new@example.com')
    answer()
    // Time for effects that must not happen.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(window.location.pathname).toBe('/SignUp')
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com')
  }

  it('before the server has responded is not signed in', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await toSignUp(user, '/auth/validate_user')
    expect(session.token()).toBeUndefined()
  })

  it('while the map is requested stays there, and keeps what they type', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await toSignUp(user, '/api/skill-map/with-selection')
    expect(session.token()).toBeDefined()
  })
})

describe('in a browser that stores nothing', () => {
  const block = () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })

  it('sign-in says so', async () => {
    block()
    await renderApp({ path: '/SignIn' })
    await screen.findByLabelText('E-mail')
    expect(screen.getByText('This browser does not save anything')).toBeVisible()
  })

  it('the app works for this visit, and says what is not stored', async () => {
    block()
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com')
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(screen.getByText(/Next time you need to sign in again/)).toBeVisible()
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })
})
