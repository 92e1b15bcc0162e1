import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const register = 'POST /auth/register'
const exists = /^This email is already registered/
const taken = 'Username or email is already taken'

const press = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Create account' }))
const accountIsReady = () => screen.findByText('Your account is ready. Sign in.')

async function signUp(email = 'new@example.com') {
  const { user } = await renderApp({ path: '/SignUp' })
  await fillIn(user, 'E-mail', email)
  await fillIn(user, 'Password', 'Norte2026')
  await fillIn(user, 'Password again', 'Norte2026')
  await press(user)
  return user
}

type Answer = (info: { request: Request }) => Response | Promise<Response>
const answerWith = (answer: Answer) =>
  backend.use(http.post('*/auth/register', answer, { once: true }))
const json =
  (body: object, status = 200) =>
  () =>
    HttpResponse.json(body, { status })

/** The alert with this sentence. */
const told = async (sentence: string | RegExp) =>
  (await screen.findByText(sentence)).closest('[role=alert]')

describe('a registration that is refused', () => {
  it.each([
    ['the e-mail has an account', 'sam@example.com', exists],
    ['the server has an error', 'server-error@example.com', taken],
    ['the server is unavailable', 'unavailable@example.com', taken],
    ['nobody answers', 'no-answer@example.com', 'No response from server'],
  ])('is told where %s, keeps the entries, until an edit', async (_what, email, sentence) => {
    const user = await signUp(email)
    expect(await told(sentence)).toBeVisible()
    expect(backend.requestsTo(register)).toHaveLength(1)
    expect(screen.getByLabelText('E-mail')).toHaveValue(email)
    expect(screen.getByLabelText('Password')).toHaveValue('Norte2026')
    expect(localStorage.getItem('registeredEmail')).toBeNull()
    expect(localStorage.getItem('isNewUser')).toBeNull()
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it.each<[string, Answer, string | RegExp]>([
    ['400 in other letters', json({ message: 'email ALREADY exists' }, 400), exists],
    ['409 within a sentence', json({ error: 'Sorry. Email already exists, try 2' }, 409), exists],
    ['403', json({ message: 'Not now' }, 403), taken],
    ['422', json({ detail: 'Name is odd' }, 422), taken],
    ['200 and success false', json({ success: false, message: 'Email already exists' }), exists],
    ['200 and an error', json({ error: 'Not now' }), taken],
  ])('is told where the answer is %s', async (_what, answer, sentence) => {
    answerWith(answer)
    await signUp()
    expect(await told(sentence)).toBeVisible()
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  it('is told where the answer is a page', async () => {
    answerWith(() => HttpResponse.html('<h1>Welcome!</h1>'))
    await signUp()
    await screen.findByText(/, or sign in\.$|then try again\.$/)
    expect(screen.getByText(taken)).toBeVisible()
  })

  it('is told in Spanish although the server speaks English', async () => {
    const { user } = await renderApp({ path: '/SignUp', language: 'es' })
    await fillIn(user, 'Correo electrónico', 'sam@example.com')
    await fillIn(user, 'Contraseña', 'Norte2026')
    await fillIn(user, 'Contraseña otra vez', 'Norte2026')
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    expect(await told(/^Este correo ya está registrado/)).toBeVisible()
    expect(backend.requestsTo(register)[0]?.headers['accept-language']).toBe('en')
  })

  it('offers to sign in with an e-mail that has an account', async () => {
    const user = await signUp('sam@example.com')
    await user.click(await screen.findByRole('link', { name: 'Sign in with this e-mail' }))
    await waitFor(() => expect(window.location.pathname).toBe('/SignIn'))
    expect(await screen.findByLabelText('E-mail')).toHaveValue('sam@example.com')
  })
})

describe('a registration whose call is lost', () => {
  it('before the server has it succeeds by another press', async () => {
    answerWith(() => HttpResponse.error())
    const user = await signUp()
    expect(await told('Check your internet, then try again.')).toBeVisible()
    await press(user)
    expect(await accountIsReady()).toBeVisible()
    expect(backend.requestsTo(register)).toHaveLength(2)
  })

  it('after the server has it finds the account by another press', async () => {
    answerWith(async ({ request }) => {
      await fetch(request.clone())
      return HttpResponse.error()
    })
    const user = await signUp()
    await told('No response from server')
    await press(user)
    expect(await screen.findByRole('link', { name: 'Sign in with this e-mail' })).toBeVisible()
  })
})

describe('a registration that takes long', () => {
  it('says so after eight seconds, and is never sent again by itself', async () => {
    const answer = hold('/auth/register')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await signUp()
    await pass(7000)
    const slow = 'This takes longer than usual. Your internet may be slow.'
    expect(screen.queryByText(slow)).toBeNull()
    await pass(1000)
    expect(screen.getByText(slow)).toBeVisible()
    await pass(60_000)
    expect(backend.requestsTo(register)).toHaveLength(1)
    answer()
    expect(await accountIsReady()).toBeVisible()
  })
})
