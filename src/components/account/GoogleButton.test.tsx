import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashOf } from '@/lib/hash'
import { googleCredential } from '@/mocks/google/google-client'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { answerForGoogle, chooseInGoogle, type ScriptOutcome } from '@tests/support/google'
import { hold } from '@tests/support/hold'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '123.apps.example'))

const googleLogin = 'POST /auth/google-login'

let endGoogle = () => {}
const google = (outcome: ScriptOutcome) => {
  endGoogle()
  endGoogle = answerForGoogle(outcome)
}
beforeEach(() => google('loads'))
afterEach(() => endGoogle())

const button = (name = 'Continue with Google') => screen.findByRole('button', { name })
const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })
const holdTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })

describe('Google’s button', () => {
  test('is in the language of the interface, and Remember me stores the session for all tabs', async () => {
    const { user } = await renderApp({ path: '/SignIn', language: 'es' })
    expect(await button('Continuar con Google')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /English/ }))
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await user.click(await button())
    const credential = googleCredential('Sam@example.com')
    await chooseInGoogle(credential)
    await mapHeading()
    expect(backend.requestsTo(googleLogin)[0]?.body).toEqual({ token: credential })
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    expect(localStorage.getItem('refreshToken')).toMatch(/^refresh-/)
    expect(Date.parse(localStorage.getItem('expiresAt') ?? '')).toBeGreaterThan(Date.now())
  })

  test('stores the session in this tab only without it, also where clock and e-mail are unknown', async () => {
    const answer = {
      access_token: await backend.tokenFor('sam@example.com'),
      onboard_completed: false,
      // As on a device whose clock is ahead.
      expires_at: new Date(Date.now() - 3_600_000).toISOString(),
    }
    backend.use(http.post('*/auth/google-login', () => HttpResponse.json(answer)))
    localStorage.setItem('isNewUser', 'true')
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await button())
    await chooseInGoogle('no.claims.credential')
    await mapHeading()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
    expect(sessionStorage.getItem('expiresAt')).toBeNull()
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  test('leads a learner back whose session by password has ended', async () => {
    localStorage.setItem('accessToken', await backend.tokenFor('sam@example.com'))
    localStorage.setItem('learner', hashOf('sam@example.com'))
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    const { user } = await renderApp({ path: '/learningpath', state: { skillId: 11 } })
    await screen.findByText(/^Your session has expired/)
    await user.click(await button())
    await chooseInGoogle(googleCredential('Sam@Example.com'))
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
  })

  test('says on sign-up why it failed, and leads a new learner to the life goals', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await button('Sign up with Google'))
    await chooseInGoogle(googleCredential('server-error@example.com'))
    const told = (await screen.findByText('Error signing up with Google')).closest('[role=alert]')
    expect(told).toHaveTextContent('Try again, or use your e-mail.')
    expect(sessionStorage.getItem('accessToken')).toBeNull()

    await user.click(await button('Sign up with Google'))
    await chooseInGoogle(googleCredential('first-visit@example.com'))
    await screen.findByRole('heading', { name: 'First, a little about you' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })
})

describe('one session starts', () => {
  const email = 'sam@example.com'

  test('where an account of Google is chosen while a password is on its way, also after another language', async () => {
    const answer = hold('/auth/validate_user')
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await button())
    await user.click(screen.getByRole('button', { name: /Español/ }))
    await user.click(screen.getByRole('button', { name: /English/ }))
    await signIn(user, email)
    await screen.findByRole('button', { name: 'Signing in…' })
    await chooseInGoogle(googleCredential('ana@example.com'))
    answer()
    await mapHeading()
    expect(backend.requestsTo(googleLogin)).toEqual([])
  })

  test('where a password is sent while Google is on its way', async () => {
    const answer = hold('/auth/google-login')
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await button())
    await chooseInGoogle(googleCredential(email))
    await signIn(user, 'ana@example.com')
    answer()
    await mapHeading()
    expect(backend.requestsTo('POST /auth/validate_user')).toEqual([])
  })

  test('where an account of Google is chosen while one is being created', async () => {
    const answer = hold('/auth/register')
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await button('Sign up with Google'))
    await fillIn(user, 'E-mail', 'new@example.com')
    await fillIn(user, 'Password', 'Norte2026')
    await fillIn(user, 'Password again', 'Norte2026')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    await screen.findByRole('button', { name: 'Creating account…' })
    await chooseInGoogle(googleCredential(email))
    answer()
    expect(await screen.findByText('Your account is ready. Sign in.')).toBeVisible()
    expect(backend.requestsTo(googleLogin)).toEqual([])
  })
})

describe('a sign-in with Google that fails', () => {
  test('says so, stores nothing, and refers to the e-mail where a press opens no window', async () => {
    holdTheClock()
    const { user } = await renderApp({ path: '/SignIn' })
    const failed = 'There was an error signing in with Google'
    const credentials = [
      googleCredential('server-error@example.com'),
      googleCredential('no-answer@example.com'),
      googleCredential('no-token@example.com'),
      undefined,
    ]
    // As a sign-in in another tab leaves it.
    for (const area of [localStorage, sessionStorage]) area.setItem('accessToken', 'of before')
    for (const credential of credentials) {
      await user.click(await button())
      expect(screen.queryByText(failed)).toBeNull()
      // As a browser does where what has the focus is hidden.
      act(() => (document.activeElement as HTMLElement).blur())
      await chooseInGoogle(credential)
      const told = (await screen.findByText(failed)).closest('[role=alert]')
      expect(told).toHaveTextContent('Try again, or use your e-mail.')
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
      expect(sessionStorage).toHaveLength(0)
      expect(localStorage.getItem('accessToken')).toBeNull()
    }
    expect(backend.requestsTo(googleLogin)).toHaveLength(3)

    await user.click(await button())
    await pass(8000)
    expect(await screen.findByText('No Google window? Use your e-mail.')).toBeVisible()
  })
})

test('a failure of Google is not said any more once a password is sent', async () => {
  const { user } = await renderApp({ path: '/SignIn' })
  await user.click(await button())
  await chooseInGoogle(undefined)
  const failure = 'There was an error signing in with Google'
  expect(await screen.findByText(failure)).toBeVisible()
  await signIn(user, 'sam@example.com', 'wrong')
  expect(await screen.findByText('Invalid username or password')).toBeVisible()
  expect(screen.queryByText(failure)).toBeNull()
})

describe('without Google’s script', () => {
  test.each(['fails', 'empty'] as const)(
    'the screen refers to the e-mail if it %s',
    async (how) => {
      google(how)
      await renderApp({ path: '/SignIn' })
      expect(await screen.findByText('Google did not load. Use your e-mail.')).toBeVisible()
      expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
    },
  )

  test('the screen says after eight seconds that Google is slow', async () => {
    google('hangs')
    holdTheClock()
    await renderApp({ path: '/SignIn' })
    await pass(7000)
    expect(screen.queryByText(/Google is slow/)).toBeNull()
    await pass(1000)
    expect(screen.getByText('Google is slow right now. You can use your e-mail.')).toBeVisible()
  })
})
