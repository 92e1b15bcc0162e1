import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { seededResetTokens } from '@/mocks/learners'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const token = seededResetTokens.live
const path = `/reset-password?token=${token}`
const validate = 'GET /auth/validate_reset_token'
const reset = 'POST /auth/reset_password'
const invalid = 'Invalid or expired token. Please request a new one'
const failed = 'An error occurred while processing your request.'

const holdTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Fills in the form and sends it. */
async function choosePassword(user: UserEvent, password = 'Puerto2027', again = password) {
  await fillIn(user, 'New password', password)
  await fillIn(user, 'New password again', again)
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
}

const answerCheck = (answer: () => Response | Promise<Response>) =>
  backend.use(http.get('*/auth/validate_reset_token', answer))

describe('a reset link', () => {
  it('says while it is checked that it is, and sends its token as bearer', async () => {
    answerCheck(() => new Promise<never>(() => {}))
    await renderApp({ path, language: 'es' })
    expect(await screen.findByText('Revisando tu enlace…')).toBeVisible()
    expect(screen.queryByLabelText('Nueva contraseña')).toBeNull()
    expect(backend.requestsTo(validate)[0]?.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      // The app reads the message of the answer.
      'accept-language': 'en',
    })
  })

  it.each([
    `/reset-password/${token}/`,
    `/reset-password/another-token-that-is-long-enough-too?token=${token}`,
  ])('opens the form at %s', async (address) => {
    await renderApp({ path: address })
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(document.title).toBe('Choose a new password · Norte')
  })

  it.each<[string, () => Response]>([
    ['200 and another message', () => HttpResponse.json({ message: 'Token is strange.' })],
    ['400', () => HttpResponse.json({}, { status: 400 })],
    ['401', () => HttpResponse.json({}, { status: 401 })],
    ['404', () => HttpResponse.json({}, { status: 404 })],
  ])('cannot be used where the answer is %s, and leads to a new one', async (_what, answer) => {
    answerCheck(answer)
    const { user } = await renderApp({ path })
    expect((await screen.findByText(invalid)).closest('[role=alert]')).toBeVisible()
    expect(backend.requestsTo(validate)).toHaveLength(1)
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/SignIn')
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  it.each<[string, () => Response]>([
    ['no answer', () => HttpResponse.error()],
    ['an error of the server', () => HttpResponse.json({}, { status: 500 })],
  ])('is not called invalid after %s, but can be checked again', async (_what, answer) => {
    answerCheck(answer)
    holdTheClock()
    const { user } = await renderApp({ path })
    for (const tries of [1, 2, 3, 4]) {
      await waitFor(() => expect(backend.requestsTo(validate)).toHaveLength(tries))
      await pass(1000 * 2 ** (tries - 1))
    }
    expect((await screen.findByText(failed)).closest('[role=alert]')).toBeVisible()
    expect(screen.queryByText(invalid)).toBeNull()
    backend.fresh()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('says after eight seconds that its check takes long, and Retry checks it anew', async () => {
    backend.use(
      http.get('*/auth/validate_reset_token', () => new Promise<never>(() => {}), { once: true }),
    )
    holdTheClock()
    const { user } = await renderApp({ path })
    await screen.findByText('Checking your link…')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await pass(8000)
    expect(screen.getByText('Still loading. Your internet may be slow.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(backend.requestsTo(validate)).toHaveLength(2)
  })

  it('without a token says so, and moves to forgot-password after three seconds', async () => {
    holdTheClock()
    await renderApp({ path: '/reset-password/too-short' })
    expect(await screen.findByText('Token is required')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await pass(2000)
    expect(window.location.pathname).toBe('/reset-password/too-short')
    await pass(1000)
    expect(window.location.pathname).toBe('/forgot-password')
    expect(backend.requests).toEqual([])
  })
})

describe('a new password', () => {
  it('is saved, and /login leads to sign-in after three seconds', async () => {
    const { user } = await renderApp({ path })
    await screen.findByLabelText('New password')
    holdTheClock()
    await choosePassword(user)
    expect(await screen.findByText('Password reset successful.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login')
    const [sent] = backend.requestsTo(reset)
    expect(sent?.body).toEqual({
      token,
      new_password: 'Puerto2027',
      confirm_password: 'Puerto2027',
    })
    expect(sent?.headers).not.toHaveProperty('authorization')

    const moves = vi.spyOn(window.history, 'replaceState')
    await pass(2000)
    expect(window.location.pathname).toBe('/reset-password')
    await pass(1000)
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(moves.mock.calls.map(([, , address]) => address)).toContain('/login')
    expect(window.location.pathname).toBe('/SignIn')
  })

  it('is checked rule by rule while it is typed', async () => {
    const { user } = await renderApp({ path })
    const field = await screen.findByLabelText('New password')
    const list = within(screen.getByRole('list', { name: 'Your password needs' }))
    const states = () =>
      list.getAllByRole('listitem').map((item) => /Done|Not yet/.exec(item.textContent)?.[0])
    expect(states()).toEqual(['Not yet', 'Not yet', 'Not yet'])
    await user.type(field, '2026')
    expect(states()).toEqual(['Not yet', 'Done', 'Not yet'])
    await user.type(field, 'Nort')
    expect(states()).toEqual(['Done', 'Done', 'Done'])
  })

  it.each([
    [
      'puerto',
      'puerto',
      'New password',
      'Use 8 characters or more. Use a number and a capital letter.',
    ],
    ['Puerto2027', 'Puerto2028', 'New password again', 'The passwords do not match.'],
  ])('“%s” and “%s” is not sent, until an edit', async (password, again, label, sentence) => {
    const { user } = await renderApp({ path })
    await choosePassword(user, password, again)
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
    await user.type(field, 'x')
    expect(field).toBeValid()
    expect(backend.requestsTo(reset)).toEqual([])
  })

  it('is sent in English also from Spanish, because the app reads the message', async () => {
    const { user } = await renderApp({ path, language: 'es' })
    await fillIn(user, 'Contraseña nueva', 'Puerto2027')
    await fillIn(user, 'Contraseña nueva otra vez', 'Puerto2027')
    await user.click(screen.getByRole('button', { name: 'Guardar contraseña nueva' }))
    expect(await screen.findByText('Ya cambiaste tu contraseña.')).toBeVisible()
    expect(backend.requestsTo(reset)[0]?.headers['accept-language']).toBe('en')
  })
})
