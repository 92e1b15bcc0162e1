import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

const goodToken = 'a-reset-token-of-sam-that-still-works'
const validate = 'GET /auth/validate_reset_token'
const invalidText = 'Invalid or expired token. Please request a new one'
const failedText = 'An error occurred while processing your request.'

afterEach(() => vi.useRealTimers())

/** From here on, time passes for the page only through `pass`. */
function holdTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function choosePassword(user: UserEvent, password: string, again = password) {
  await user.click(await screen.findByLabelText('New password'))
  await user.paste(password)
  await user.click(screen.getByLabelText('New password again'))
  await user.paste(again)
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
}

describe('a reset link', () => {
  it('says that it is being checked, and sends the token as bearer', async () => {
    backend.use(http.get('*/auth/validate_reset_token', () => new Promise<never>(() => {})))
    await renderApp({ path: `/reset-password?token=${goodToken}` })
    expect(await screen.findByText('Checking your link…')).toBeVisible()
    expect(backend.requestsTo(validate)[0]?.headers['authorization']).toBe(`Bearer ${goodToken}`)
  })

  it.each([
    `/reset-password?token=${goodToken}`,
    `/reset-password/${goodToken}`,
    `/reset-password/${goodToken}/`,
    `/reset-password/another-token-that-is-long-enough-too?token=${goodToken}`,
  ])('opens the form at %s', async (path) => {
    await renderApp({ path })
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it.each(['a-reset-token-of-sam-past-its-time', 'never-given-to-anybody'])(
    'says that %s cannot be used, and leads to a new one',
    async (token) => {
      const { user } = await renderApp({ path: `/reset-password?token=${token}` })
      expect(await screen.findByText(invalidText)).toBeVisible()
      expect(screen.queryByLabelText('New password')).toBeNull()
      expect(screen.getByText('Already have your new password?')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
      await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
      await screen.findByRole('heading', { name: 'Forgot your password?' })
    },
  )

  it('is not called invalid without a response, and can be checked again', async () => {
    const silent = vi.fn<() => Response>(() => HttpResponse.error())
    backend.use(http.get('*/auth/validate_reset_token', silent))
    holdTheClock()
    const { user } = await renderApp({ path: `/reset-password?token=${goodToken}` })
    await waitFor(() => expect(silent).toHaveBeenCalledTimes(1))
    await pass(1000)
    await pass(2000)
    await pass(4000)
    expect(await screen.findByText(failedText)).toBeVisible()
    expect(screen.queryByText(invalidText)).toBeNull()
    expect(silent).toHaveBeenCalledTimes(4)
    vi.useRealTimers()
    backend.fresh()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText('New password')).toBeVisible()
  })

  it('without a token says so and leads to forgot-password after three seconds', async () => {
    holdTheClock()
    await renderApp({ path: '/reset-password/too-short' })
    expect(await screen.findByText('Token is required')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await pass(2500)
    expect(window.location.pathname).toBe('/reset-password/too-short')
    await pass(600)
    expect(window.location.pathname).toBe('/forgot-password')
    expect(backend.requests).toEqual([])
  })
})

const usedUp = () => HttpResponse.json({ message: 'Invalid or expired token' }, { status: 400 })

describe('a new password', () => {
  const path = `/reset-password?token=${goodToken}`

  it('is saved, and /login leads to sign-in after three seconds', async () => {
    const { user } = await renderApp({ path })
    await screen.findByLabelText('New password')
    holdTheClock()
    await choosePassword(user, 'Puerto2027')
    expect(await screen.findByText('Password reset successful.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus()
    expect(backend.requestsTo('POST /auth/reset_password')[0]?.body).toEqual({
      token: goodToken,
      new_password: 'Puerto2027',
      confirm_password: 'Puerto2027',
    })
    const moves = vi.spyOn(window.history, 'replaceState')
    onTestFinished(() => moves.mockRestore())
    await pass(2500)
    expect(window.location.pathname).toBe('/reset-password')
    await pass(500)
    expect(moves.mock.calls.map(([, , address]) => address)).toContain('/login')
    expect(window.location.pathname).toBe('/SignIn')
    await screen.findByRole('heading', { name: 'Sign in' })
  })

  it.each([
    ['Norte2', 'Norte2', 'Use 8 characters or more.'],
    ['NorteNorte', 'NorteNorte', 'Use a number.'],
    ['norte2026', 'norte2026', 'Use a capital letter.'],
    ['Norte2026', 'Norte2027', 'The passwords do not match. Write the same one twice.'],
  ])('"%s" and "%s" is not sent: %s', async (password, again, sentence) => {
    const { user } = await renderApp({ path })
    await choosePassword(user, password, again)
    const summary = await screen.findByRole('group', { name: 'Check this field' })
    await waitFor(() => expect(summary).toHaveFocus())
    expect(within(summary).getByText(sentence, { exact: false })).toBeVisible()
    expect(backend.requestsTo('POST /auth/reset_password')).toEqual([])
  })

  it('is checked rule by rule while it is typed', async () => {
    const { user } = await renderApp({ path })
    const field = await screen.findByLabelText('New password')
    const states = () =>
      screen.getAllByRole('listitem').map((item) => /Done|Not yet/.exec(item.textContent)?.[0])
    expect(states()).toEqual(['Not yet', 'Not yet', 'Not yet'])
    await user.type(field, '2026')
    expect(states()).toEqual(['Not yet', 'Done', 'Not yet'])
    await user.type(field, 'Nort')
    expect(states()).toEqual(['Done', 'Done', 'Done'])
  })

  it.each([
    ['no answer', 'Check your internet', () => HttpResponse.error()],
    ['an error', 'Wait a moment', () => HttpResponse.json({}, { status: 500 })],
    ['another message', 'Almost.', () => HttpResponse.json({ message: 'Almost.' })],
  ])('stays on the screen after %s: %s', async (_what, advice, answer) => {
    backend.use(http.post('*/auth/reset_password', answer))
    const { user } = await renderApp({ path })
    await choosePassword(user, 'Puerto2027')
    const told = await screen.findByText(failedText)
    expect(told.closest('[role=alert]')).toHaveTextContent(advice)
    expect(screen.getByLabelText('New password')).toHaveValue('Puerto2027')
    expect(window.location.pathname).toBe('/reset-password')
  })

  it('whose link is used up since an answer was lost may be saved, and leads to sign-in', async () => {
    const answers = [() => HttpResponse.error(), usedUp]
    backend.use(http.post('*/auth/reset_password', () => answers.shift()?.()))
    const { user } = await renderApp({ path })
    await choosePassword(user, 'Puerto2027')
    await screen.findByText(failedText)
    const sentence = 'Your new password may be saved already.'
    expect(screen.queryByText(sentence)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save new password' }))
    const told = (await screen.findByText(sentence)).closest<HTMLElement>('[role=alert]')
    if (!told) throw new Error('It is not said urgently')
    const links = within(told).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/SignIn', '/forgot-password'])
  })

  it('whose link is used up at the first try leads to a new link', async () => {
    backend.use(http.post('*/auth/reset_password', usedUp))
    const { user } = await renderApp({ path })
    await choosePassword(user, 'Puerto2027')
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    expect(screen.queryByText(/may be saved already/)).toBeNull()
  })
})
