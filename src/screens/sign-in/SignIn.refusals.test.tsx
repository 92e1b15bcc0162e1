import { act, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const validate = 'POST /auth/validate_user'
const credentials = 'Invalid username or password'
const notSignedIn = 'There was an error signing in'
const unreadable = 'The server sent an answer that we cannot read'

const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })
const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign in' }))

type Answer = () => Response | Promise<Response>
const status = (code: number) => () => HttpResponse.json({}, { status: code })
const lost = () => HttpResponse.error()
const page = () => HttpResponse.html('<h1>Welcome!</h1>')

/** Signs in where this call has this answer, once. */
async function signInWith(path: '/auth/validate_user' | '/auth/user-check', answer: Answer) {
  const app = await renderApp({ path: '/SignIn' })
  backend.use(http.post(`*${path}`, answer, { once: true }))
  await signIn(app.user, sam)
  return app
}

/** The alert with this sentence. */
const told = async (sentence: string) => (await screen.findByText(sentence)).closest('[role=alert]')

describe('refused credentials', () => {
  it('are told, the entries stay, and the stored token is cleared', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await screen.findByLabelText('E-mail')
    for (const area of [localStorage, sessionStorage]) area.setItem('accessToken', 'of before')
    await signIn(user, sam, 'wrong')
    expect(await told(credentials)).toHaveTextContent('Check both, then try again.')
    expect(screen.getByLabelText('E-mail')).toHaveValue(sam)
    expect(screen.getByLabelText('Password')).toHaveValue('wrong')
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBeNull()

    await user.type(screen.getByLabelText('Password'), 'x')
    expect(screen.queryByText(credentials)).toBeNull()
    await signIn(user, sam)
    expect(await mapHeading()).toBeVisible()
  })

  it('are no longer told while they are checked again', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam, 'wrong')
    await told(credentials)
    backend.use(http.post('*/auth/validate_user', () => new Promise<never>(() => {})))
    await press(user)
    expect(screen.queryByText(credentials)).toBeNull()
  })

  it('come with an offer to create the account that was typed', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'new@example.com')
    await user.click(await screen.findByRole('link', { name: 'New here? Create an account' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com')
  })

  it.each([401, 404])('are what the status %i means', async (code) => {
    await signInWith('/auth/validate_user', status(code))
    expect(await told(credentials)).toBeVisible()
  })

  it.each([400, 403, 422])('are what the status %i means', async (code) => {
    await signInWith('/auth/validate_user', status(code))
    await screen.findByText(/then try again\.$/)
    expect(screen.getByText(credentials)).toBeVisible()
  })
})

describe('a sign-in that fails', () => {
  it.each([
    ['validate_user answers without a token', 'no-token', notSignedIn],
    ['user-check answers with a page', 'html', unreadable],
    ['the server has an error', 'server-error', 'Server error occurred'],
    ['the server is unavailable', 'unavailable', 'Service unavailable'],
    ['nobody answers', 'no-answer', 'No response from server'],
  ])('says so where %s, and clears the token', async (_what, name, sentence) => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, `${name}@example.com`)
    expect(await told(sentence)).toHaveTextContent('You are not signed in yet')
    expect(screen.getByLabelText('E-mail')).toHaveValue(`${name}@example.com`)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  it.each<[string, Answer, string]>([
    ['user-check has an error', status(500), notSignedIn],
    ['user-check refuses the token', status(401), notSignedIn],
    ['the answer of user-check is lost', lost, 'No response from server'],
  ])('says so where %s, and another press succeeds', async (_what, answer, sentence) => {
    const { user } = await signInWith('/auth/user-check', answer)
    expect(await told(sentence)).toBeVisible()
    expect(screen.queryByText(/^Your session has expired/)).toBeNull()
    await press(user)
    expect(await mapHeading()).toBeVisible()
  })

  it.each<[string, Answer, string]>([
    ['its call is lost', lost, 'Check your internet, then try again.'],
    ['there are too many tries', status(429), 'Wait a moment, then try again.'],
    ['the server gives up waiting', status(408), 'Wait a moment, then try again.'],
    ['validate_user answers with a page', page, 'Wait a moment, then try again.'],
  ])('is sent once and says what to do where %s', async (_what, answer, advice) => {
    const { user } = await signInWith('/auth/validate_user', answer)
    expect((await screen.findByText(advice)).closest('[role=alert]')).toBeVisible()
    expect(backend.requestsTo(validate)).toHaveLength(1)
    await press(user)
    expect(await mapHeading()).toBeVisible()
  })

  it('is tried although the browser says that there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam, 'wrong')
    expect(await told(credentials)).toBeVisible()
  })
})

describe('a sign-in that takes long', () => {
  it('says so after eight seconds, and is never sent again by itself', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await fillIn(user, 'E-mail', sam)
    await fillIn(user, 'Password', 'Norte2026')
    backend.use(http.post('*/auth/validate_user', () => new Promise<never>(() => {})))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await press(user)
    await pass(7000)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    expect(screen.queryByText(slow)).toBeNull()
    await pass(1000)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(backend.requestsTo(validate)).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  })
})

describe('a browser that stores nothing', () => {
  it('is told on the form, and the learner can learn for this visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user } = await renderApp({ path: '/SignIn' })
    expect(await screen.findByText('This browser does not save anything')).toBeVisible()
    await signIn(user, sam)
    await mapHeading()
    expect(screen.getByText(/Next time you need to sign in again/)).toBeVisible()
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })
})
