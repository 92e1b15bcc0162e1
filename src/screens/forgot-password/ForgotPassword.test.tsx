import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const call = 'POST /auth/forgot_password'
const failed = 'There was an error sending the email.'

const submit = () => screen.findByRole('button', { name: 'Send me a link' })

/** Opens the screen and asks for a link to this e-mail. */
async function askFor(email: string) {
  const { user } = await renderApp({ path: '/forgot-password' })
  await fillIn(user, 'E-mail', email)
  await user.click(await submit())
  return user
}

describe('a forgotten password', () => {
  it('gets a link by e-mail, and leads back to sign-in', async () => {
    const { user } = await renderApp({ path: '/forgot-password' })
    await fillIn(user, 'E-mail', sam)
    expect(screen.getByText(/Look in your spam folder/)).toBeVisible()
    expect(document.title).toBe('Forgot your password? · Norte')
    await user.click(await submit())
    expect(await screen.findByText('Password reset email sent')).toBeVisible()
    const [sent] = backend.requestsTo(call)
    expect(sent?.body).toEqual({ email: sam })
    expect(sent?.headers).not.toHaveProperty('authorization')

    await user.click(screen.getByRole('button', { name: 'Send it again' }))
    await screen.findByRole('button', { name: 'Send it again' })
    expect(backend.requestsTo(call)).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.getByLabelText('E-mail')).toHaveValue(sam)
  })

  it.each([
    ['', 'Write your e-mail.'],
    ['sam@example', 'Write your full e-mail, like name@example.com.'],
  ])('is not asked for with “%s”', async (email, sentence) => {
    const user = await askFor(email)
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
    expect(backend.requests).toEqual([])
  })

  it('is asked for once where it is pressed twice', async () => {
    const answer = hold('/auth/forgot_password')
    const { user } = await renderApp({ path: '/forgot-password' })
    await fillIn(user, 'E-mail', sam)
    const button = await submit()
    await pressTwice(button)
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible()
    answer()
    await screen.findByText('Password reset email sent')
    expect(backend.requestsTo(call)).toHaveLength(1)
  })
})

describe('a link that cannot be sent', () => {
  it.each([
    ['in the server’s words where it has some', 'nobody', 'No account found with this email'],
    ['in ours where it has none', 'mail-fails', failed],
    ['where nobody answers', 'no-answer', failed],
  ])('is told %s, and keeps the e-mail', async (_how, name, sentence) => {
    const user = await askFor(`${name}@example.com`)
    const told = (await screen.findByText(sentence)).closest('[role=alert]')
    expect(told).toHaveTextContent('The e-mail was not sent')
    expect(backend.requestsTo(call)).toHaveLength(1)
    expect(screen.getByLabelText('E-mail')).toHaveValue(`${name}@example.com`)
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it.each<[string, () => Response]>([
    ['says success false', () => HttpResponse.json({ success: false })],
    ['is a page', () => HttpResponse.html('<h1>Welcome!</h1>')],
    ['is lost', () => HttpResponse.error()],
  ])('is told where the answer %s, and another press sends it', async (_what, answer) => {
    backend.use(http.post('*/auth/forgot_password', answer, { once: true }))
    const user = await askFor(sam)
    expect(await screen.findByText(failed)).toBeVisible()
    await user.click(await submit())
    expect(await screen.findByText('Password reset email sent')).toBeVisible()
  })

  it('says after eight seconds that it takes long, and is not sent again by itself', async () => {
    backend.use(http.post('*/auth/forgot_password', () => new Promise<never>(() => {})))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await askFor(sam)
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(screen.getByText(/^This takes longer than usual\./)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(backend.requestsTo(call)).toHaveLength(1)
  })
})
