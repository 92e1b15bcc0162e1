import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { seededResetTokens } from '@/mocks/learners'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const path = `/reset-password?token=${seededResetTokens.live}`
const reset = 'POST /auth/reset_password'
const failed = 'An error occurred while processing your request.'
const invalid = 'Invalid or expired token. Please request a new one'
const mayBeSaved = 'Your new password may be saved already.'

const press = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Save new password' }))

/** Fills in the form of a link that works. */
async function fillInPassword() {
  const { user } = await renderApp({ path })
  await fillIn(user, 'New password', 'Puerto2027')
  await fillIn(user, 'New password again', 'Puerto2027')
  return user
}

type Answer = (info: { request: Request }) => Response | undefined | Promise<Response | undefined>
const answerWith = (answer: Answer) =>
  backend.use(http.post('*/auth/reset_password', answer, { once: true }))
const json =
  (body: object, status = 200) =>
  () =>
    HttpResponse.json(body, { status })
const usedUp = json({ message: 'Invalid or expired token' }, 400)

const alert = async (sentence: string) => {
  const found = (await screen.findByText(sentence)).closest<HTMLElement>('[role=alert]')
  if (!found) throw new Error(`“${sentence}” is not said urgently`)
  return found
}

describe('a new password that is not saved', () => {
  it.each<[string, Answer, string]>([
    ['no answer', () => HttpResponse.error(), 'Check your internet, then try again.'],
    ['an error', json({}, 500), 'Wait a moment, then try again.'],
    ['another message', json({ message: 'Almost.' }), 'Message from the server: Almost.'],
    ['a reason', json({ message: 'Too weak' }, 400), 'Message from the server: Too weak'],
  ])('says so after %s, and is saved by another press', async (_what, answer, advice) => {
    const user = await fillInPassword()
    answerWith(answer)
    await press(user)
    expect(await alert(failed)).toHaveTextContent(advice)
    expect(backend.requestsTo(reset)).toHaveLength(1)
    expect(screen.getByLabelText('New password')).toHaveValue('Puerto2027')
    expect(window.location.pathname).toBe('/reset-password')
    await press(user)
    expect(await screen.findByText('Password reset successful.')).toBeVisible()
  })

  it('says that the link is invalid after a 401', async () => {
    const user = await fillInPassword()
    answerWith(json({}, 401))
    await press(user)
    expect(
      within(await alert(invalid)).getByRole('link', { name: 'Ask for a new link' }),
    ).toBeVisible()
  })

  it('leads to a new link where this one is used up', async () => {
    const user = await fillInPassword()
    answerWith(usedUp)
    await press(user)
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    expect(screen.queryByText(mayBeSaved)).toBeNull()
  })

  it('may be saved where the answer was lost and the link is used up then', async () => {
    const user = await fillInPassword()
    answerWith(async ({ request }) => {
      await fetch(request.clone())
      return HttpResponse.error()
    })
    await press(user)
    await alert(failed)
    expect(screen.queryByText(mayBeSaved)).toBeNull()
    await press(user)
    const links = within(await alert(mayBeSaved)).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/SignIn', '/forgot-password'])
  })
})

describe('a new password on its way', () => {
  it('is sent once where it is pressed twice', async () => {
    await fillInPassword()
    const answer = hold('/auth/reset_password')
    const button = screen.getByRole('button', { name: 'Save new password' })
    await pressTwice(button)
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible()
    answer()
    await screen.findByText('Password reset successful.')
    expect(backend.requestsTo(reset)).toHaveLength(1)
  })

  it('says after eight seconds that it takes long, and is never sent again by itself', async () => {
    const user = await fillInPassword()
    answerWith(() => new Promise<never>(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await press(user)
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText(/^This takes longer than usual\./)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(backend.requestsTo(reset)).toHaveLength(1)
  })
})
