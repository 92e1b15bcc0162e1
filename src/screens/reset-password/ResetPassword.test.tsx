import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { seededResetTokens } from '@/mocks/learners'
import { backend } from '@tests/support/backend'
import { pass, soon } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'
import { expectWrongUntilEdited } from '@tests/support/wrong-entry'

const token = seededResetTokens.live
const path = `/reset-password?token=${token}`
const validate = 'GET /auth/validate_reset_token'
const reset = 'POST /auth/reset_password'
const invalid = 'Invalid or expired token. Please request a new one'
const failed = 'An error occurred while processing your request.'

const holdTheClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const submit = () => screen.getByRole('button', { name: 'Save new password' })

async function choosePassword(user: UserEvent, password = 'Puerto2027', again = password) {
  await fillIn(user, 'New password', password)
  await fillIn(user, 'New password again', again)
}

const alert = async (sentence: string) => {
  const found = (await screen.findByText(sentence)).closest<HTMLElement>('[role=alert]')
  if (!found) throw new Error(`“${sentence}” is not said urgently`)
  return found
}

describe('a reset link', () => {
  test('is checked before the form opens, also where its token is the end of the path', async () => {
    const answer = hold('/auth/validate_reset_token')
    await renderApp({ path: `/reset-password/${token}/`, language: 'es' })
    expect(await screen.findByText('Revisando tu enlace…')).toBeVisible()
    expect(screen.queryByLabelText('Contraseña nueva')).toBeNull()
    const [asked] = backend.requestsTo(validate)
    expect(asked?.headers).toMatchObject({ authorization: `Bearer ${token}` })
    answer()
    expect(await screen.findByLabelText('Contraseña nueva')).toBeVisible()
  })

  test('that is invalid says so, and leads to a new one', async () => {
    backend.use(
      http.get('*/auth/validate_reset_token', () => HttpResponse.json({ message: 'Strange.' })),
    )
    const { user } = await renderApp({ path })
    expect(await alert(invalid)).toBeVisible()
    expect(screen.queryByLabelText('New password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/SignIn')
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  })

  test.each([500, 429, 408])(
    'that cannot be checked (%i) is not called invalid, and can be checked again',
    async (status) => {
      backend.use(http.get('*/auth/validate_reset_token', () => HttpResponse.json({}, { status })))
      holdTheClock()
      const { user } = await renderApp({ path })
      for (const tries of [1, 2, 3, 4]) {
        await waitFor(() => expect(backend.requestsTo(validate)).toHaveLength(tries))
        await pass(1000 * 2 ** (tries - 1))
      }
      expect(await alert(failed)).toBeVisible()
      expect(screen.getByText('Wait a moment, then try again.')).toBeVisible()
      expect(screen.queryByText(invalid)).toBeNull()
      backend.fresh()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      expect(await screen.findByLabelText('New password')).toBeVisible()
    },
  )

  test('without a token says so, and moves to forgot-password after three seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await renderApp({ path: '/reset-password/too-short' })
    expect(screen.getByText('Token is required')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    await pass(2999)
    expect(window.location.pathname).toBe('/reset-password/too-short')
    await pass(1)
    expect(window.location.pathname).toBe('/forgot-password')
    const forgot = { level: 1, name: 'Forgot your password?' }
    expect(await soon(() => screen.getByRole('heading', forgot))).toHaveAccessibleDescription(
      /^Your link is not complete/,
    )
    expect(backend.requests).toEqual([])
  })
})

describe('a new password', () => {
  test('is checked rule by rule, saved once, and /login leads to sign-in after three seconds', async () => {
    const { user } = await renderApp({ path })
    await screen.findByLabelText('New password')
    expect(document.title).toBe('Choose a new password · Norte')
    const list = within(screen.getByRole('list', { name: 'Your password needs' }))
    const met = () =>
      list.getAllByRole('listitem').filter((item) => item.textContent.endsWith('Done')).length
    const wrong = [
      [
        'puerto',
        'puerto',
        'New password',
        'Use 8 letters or numbers, or more. Use a number. Use a capital letter.',
        0,
      ],
      ['Puerto2027', 'Puerto2028', 'New password again', 'The passwords do not match.', 3],
    ] as const
    for (const [password, again, label, sentence, rules] of wrong) {
      await choosePassword(user, password, again)
      expect(met()).toBe(rules)
      await user.click(submit())
      await expectWrongUntilEdited(user, label, sentence)
    }
    expect(backend.requestsTo(reset)).toEqual([])

    await choosePassword(user)
    const answer = hold('/auth/reset_password')
    await pressTwice(submit())
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answer()
    expect(await soon(() => screen.getByText('Password reset successful.'))).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login')
    expect(backend.requestsTo(reset).map(({ body }) => body)).toEqual([
      { token, new_password: 'Puerto2027', confirm_password: 'Puerto2027' },
    ])
    const moves = vi.spyOn(window.history, 'replaceState')
    await pass(2999)
    expect(window.location.pathname).toBe('/reset-password')
    await pass(1)
    expect(await soon(() => screen.getByRole('heading', { name: 'Sign in' }))).toBeVisible()
    expect(moves.mock.calls.map(([, , address]) => address)).toContain('/login')
    expect(window.location.pathname).toBe('/SignIn')
    expect(screen.getByText('Your new password is saved. Sign in with it.')).toBeVisible()
  })

  test('of somebody else than who is signed in leads to sign-in, not to their map', async () => {
    const { user } = await renderApp({ path, learner: 'rosa@example.com' })
    await screen.findByLabelText('New password')
    await choosePassword(user)
    await user.click(submit())
    await user.click(await screen.findByRole('link', { name: 'Go to sign in' }))
    expect(await screen.findByText('Your new password is saved. Sign in with it.')).toBeVisible()
    expect(window.location.pathname).toBe('/SignIn')
  })

  test('whose answer comes after its screen was left signs nobody out', async () => {
    const answer = hold('/auth/reset_password')
    const { user } = await renderApp({ path, learner: 'rosa@example.com' })
    await screen.findByLabelText('New password')
    await choosePassword(user)
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Norte, to your skill map' }))
    expect(await screen.findByRole('heading', { name: 'Your skill map' })).toBeVisible()
    answer()
    // A call that is sent and answered after it.
    await user.click(await screen.findByRole('button', { name: 'Menu' }))
    await user.click(await screen.findByRole('link', { name: 'Skill selection' }))
    expect(await screen.findByRole('checkbox', { name: 'Make a budget' })).toBeVisible()
    expect(localStorage.getItem('accessToken')).not.toBeNull()
  })

  test.each([
    ['E-mail', undefined],
    ['Password', 'sam@example.com'],
  ])('leads to sign-in, where %s has the focus if the last e-mail is %s', async (field, email) => {
    if (email !== undefined) localStorage.setItem('lastEmail', email)
    const { user } = await renderApp({ path })
    await screen.findByLabelText('New password')
    await choosePassword(user)
    await user.click(submit())
    await user.click(await screen.findByRole('link', { name: 'Go to sign in' }))
    const entry = await screen.findByLabelText(field)
    await waitFor(() => expect(entry).toHaveFocus())
  })

  test('that is not saved says why and what to do, and where it may be saved already', async () => {
    type Answer = (info: { request: Request }) => Response | Promise<Response>
    const { user } = await renderApp({ path })
    await choosePassword(user)
    const press = async (answer?: Answer) => {
      if (answer) backend.use(http.post('*/auth/reset_password', answer, { once: true }))
      await user.click(submit())
    }
    const mayBeSaved = 'Your new password may be saved already.'
    const rows: [body: object, status: number, sentence: string, advice: string][] = [
      [{}, 401, invalid, 'Ask for a new link'],
      [{ message: 'Invalid or expired token.' }, 400, invalid, 'Ask for a new link'],
      [{ message: 'Too weak' }, 400, failed, 'Message from the server: Too weak'],
      [{ message: 'Almost.' }, 200, failed, 'Message from the server: Almost.'],
      [{}, 500, failed, 'Wait a moment, then try again.'],
    ]
    for (const [body, status, sentence, advice] of rows) {
      await press(() => HttpResponse.json(body, { status }))
      const told = await screen.findByText(advice, { exact: false })
      expect(told.closest('[role=alert]')).toHaveTextContent(sentence)
      expect(screen.getByLabelText('New password')).toHaveValue('Puerto2027')
      expect(screen.queryByText(mayBeSaved)).toBeNull()
    }
    await press(async ({ request }) => {
      await fetch(request.clone())
      return HttpResponse.error()
    })
    await screen.findByText('Check your internet, then try again.')
    expect(await alert(failed)).toBeVisible()
    expect(screen.queryByText(mayBeSaved)).toBeNull()
    await press()
    const links = within(await alert(mayBeSaved)).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/SignIn', '/forgot-password'])
    expect(window.location.pathname).toBe('/reset-password')
  })
})
