import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { googleCredential } from '@/mocks/google/google-client'
import { hashOf } from '@/session/areas'
import { backend } from '@tests/support/backend'
import { answerForGoogle, chooseInGoogle, type ScriptOutcome } from '@tests/support/google'
import { renderApp } from '@tests/support/render-app'

vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '123.apps.example'))

const googleLogin = 'POST /auth/google-login'
const failed = 'There was an error signing in with Google'

let endGoogle = () => {}
afterEach(() => endGoogle())

async function open(outcome: ScriptOutcome = 'loads') {
  endGoogle = answerForGoogle(outcome)
  const app = await renderApp({ path: '/SignIn' })
  await screen.findByRole('heading', { level: 1 })
  return app
}

const button = () => screen.findByRole('button', { name: 'Continue with Google' })
const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })

/** Google's answer of the backend with these changes. */
const answerWith = (changes: object) =>
  backend.use(
    http.post('*/auth/google-login', async () =>
      HttpResponse.json({
        access_token: await backend.tokenFor('sam@example.com'),
        onboard_completed: true,
        ...changes,
      }),
    ),
  )

describe('Google’s button', () => {
  it('signs in, and Remember me stores the session for all tabs', async () => {
    const { user } = await open()
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

  it('stores the session in this tab only without Remember me', async () => {
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle(googleCredential('sam@example.com'))
    await mapHeading()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  it('leads somebody without a profile to the life goals', async () => {
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle(googleCredential('first-visit@example.com'))
    expect(await screen.findByRole('heading', { name: 'First, a little about you' })).toBeVisible()
  })

  it.each([
    [
      'is past, as on a device whose clock is ahead',
      new Date(Date.now() - 3_600_000).toISOString(),
    ],
    ['cannot be read', 'soon'],
  ])('signs in where the end of the session %s', async (_what, expires_at) => {
    answerWith({ expires_at })
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle(googleCredential('sam@example.com'))
    await mapHeading()
    expect(sessionStorage.getItem('expiresAt')).toBeNull()
  })

  it('leads a learner back whose session by password has ended', async () => {
    endGoogle = answerForGoogle('loads')
    localStorage.setItem('accessToken', await backend.tokenFor('sam@example.com'))
    localStorage.setItem('learner', hashOf('sam@example.com'))
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    const { user } = await renderApp({ path: '/learningpath', state: { skillId: 11 } })
    await screen.findByText(/^Your session has expired/)
    await user.click(await button())
    await chooseInGoogle(googleCredential('Sam@Example.com'))
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
  })

  it('takes nobody for a new user whose e-mail it does not know', async () => {
    answerWith({ onboard_completed: false })
    localStorage.setItem('isNewUser', 'true')
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle('no.claims.credential')
    await mapHeading()
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  it('is in the language of the interface', async () => {
    const { user } = await open()
    await button()
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(await screen.findByRole('button', { name: 'Continuar con Google' })).toBeVisible()
  })

  it('shows the other way to sign in where a press opens no window', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open()
    const pressed = await button()
    act(() => pressed.click())
    await act(() => vi.advanceTimersByTimeAsync(8000))
    await waitFor(() =>
      expect(screen.getByText('No Google window? Use your e-mail.')).toBeVisible(),
    )
  })
})

describe('a sign-in with Google that fails', () => {
  it.each([
    ['the backend has an error', 'server-error'],
    ['there is no answer', 'no-answer'],
    ['the answer has no token', 'no-token'],
  ])('says so where %s, and stores nothing', async (_what, name) => {
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle(googleCredential(`${name}@example.com`))
    const told = (await screen.findByText(failed)).closest('[role=alert]')
    expect(told).toHaveTextContent('Try again, or use your e-mail.')
    expect(sessionStorage).toHaveLength(0)
    await user.click(await button())
    expect(screen.queryByText(failed)).toBeNull()
  })

  it('says so where Google gives no credential', async () => {
    const { user } = await open()
    await user.click(await button())
    await chooseInGoogle(undefined)
    expect(await screen.findByText(failed)).toBeVisible()
    expect(backend.requestsTo(googleLogin)).toEqual([])
  })
})

describe('without Google’s script', () => {
  it.each(['fails', 'empty'] as const)(
    'the screen says so and refers to the e-mail if it %s',
    async (outcome) => {
      await open(outcome)
      expect(await screen.findByText('Google did not load. Use your e-mail.')).toBeVisible()
      expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
    },
  )

  it('the screen says after eight seconds that Google is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open('hangs')
    await act(() => vi.advanceTimersByTimeAsync(7000))
    expect(screen.queryByText(/Google is slow/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('Google is slow right now. You can use your e-mail.')).toBeVisible()
  })
})
