import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf } from '@/learner/stored'
import { googleCredential } from '@/mock-backend/google/google-client'
import { withSettings } from '@tests/fixtures/settings'
import { backend } from '@tests/support/backend'
import { answerForGoogle, chooseInGoogle, type ScriptOutcome } from '@tests/support/google'
import { renderApp } from '@tests/support/render-app'

beforeEach(() => withSettings({ googleClientId: '123.apps.example' }))

let google: ReturnType<typeof answerForGoogle> | undefined

afterEach(() => {
  google?.end()
  google = undefined
  vi.useRealTimers()
})

async function open(path: string, outcome: ScriptOutcome = 'loads', language: 'en' | 'es' = 'en') {
  google = answerForGoogle(outcome)
  const app = await renderApp({ path, language })
  await screen.findByRole('heading', { level: 1 })
  return { ...app, asked: google.asked }
}

const button = (name = 'Continue with Google') => screen.findByRole('button', { name })

describe('the Google button', () => {
  it('signs in, stores the session as Remember me says, and opens the map', async () => {
    const { user } = await open('/SignIn')
    await user.click(screen.getByLabelText('Remember me'))
    await user.click(await button())
    const credential = googleCredential('Sam@example.com')
    await chooseInGoogle(credential)
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(backend.requestsTo('POST /auth/google-login')[0]?.body).toEqual({ token: credential })
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    expect(localStorage.getItem('refreshToken')).toMatch(/^refresh-/)
    expect(Date.parse(localStorage.getItem('expiresAt') ?? '')).toBeGreaterThan(Date.now())
    expect(localStorage.getItem('learner')).toBe(hashOf('sam@example.com'))
  })

  it('signs in on a device whose clock is ahead of the server, and stays signed in', async () => {
    backend.use(
      http.post('*/auth/google-login', async () =>
        HttpResponse.json({
          access_token: await backend.tokenFor('sam@example.com'),
          expires_at: new Date(Date.now() - 3_600_000).toISOString(),
          onboard_completed: true,
        }),
      ),
    )
    const { user } = await open('/SignIn')
    await user.click(await button())
    await chooseInGoogle(googleCredential('sam@example.com'))
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(sessionStorage.getItem('expiresAt')).toBeNull()
    expect(screen.queryByText(/^Your session has expired/)).toBeNull()
  })

  it('stores the session for this tab only without Remember me', async () => {
    const { user } = await open('/SignIn')
    await user.click(await button())
    await chooseInGoogle(googleCredential('sam@example.com'))
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  it('signs up on the sign-up screen and signs in at once, for this tab', async () => {
    const { user } = await open('/SignUp')
    await user.click(await button('Sign up with Google'))
    await chooseInGoogle(googleCredential('lucia@example.com'))
    await screen.findByRole('heading', { name: 'Your skill map' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  it.each([
    ['/SignIn', 'Continue with Google', 'There was an error signing in with Google'],
    ['/SignUp', 'Sign up with Google', 'Error signing up with Google'],
  ])(
    'reports on %s that Google sign-in failed, and stores no token',
    async (path, name, sentence) => {
      const { user } = await open(path)
      await user.click(await button(name))
      await chooseInGoogle(googleCredential('server-error@example.com'))
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(sessionStorage).toHaveLength(0)
      await user.click(await button(name))
      expect(screen.queryByText(sentence)).toBeNull()
    },
  )
})

describe('without Google’s script', () => {
  it.each(['fails', 'empty'] as const)(
    'the screen says so and refers to the e-mail if it %s',
    async (outcome) => {
      await open('/SignIn', outcome)
      expect(await screen.findByText('Google did not load. Use your e-mail.')).toBeVisible()
      expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
    },
  )

  it('the screen says after eight seconds that Google is slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open('/SignUp', 'hangs')
    await act(() => vi.advanceTimersByTimeAsync(7000))
    expect(screen.queryByText(/Google is slow/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByText('Google is slow right now. You can use your e-mail.')).toBeVisible()
  })

  it('other screens request nothing from Google', async () => {
    const { asked } = await open('/forgot-password')
    expect(asked).toEqual([])
  })
})

it('a press that opens no window shows the other way to sign in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await open('/SignIn')
  const press = await button()
  act(() => press.click())
  await act(() => vi.advanceTimersByTimeAsync(8000))
  await waitFor(() => expect(screen.getByText(/No Google window/)).toBeVisible())
})
