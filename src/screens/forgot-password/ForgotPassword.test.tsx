import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const call = 'POST /auth/forgot_password'
const failed = 'There was an error sending the email.'

const submit = () => screen.findByRole('button', { name: 'Send me a link' })

test('a link is asked for once, may be sent again, and sign-in starts with the e-mail', async () => {
  const { user } = await renderApp({ path: '/forgot-password' })
  await fillIn(user, 'E-mail', sam)
  expect(screen.getByText(/Look in your spam folder/)).toBeVisible()
  expect(document.title).toBe('Forgot your password? · Norte')
  const answer = hold('/auth/forgot_password')
  await pressTwice(await submit())
  expect(await screen.findByRole('button', { name: 'Sending…' })).toBeVisible()
  // A screen reader says only what comes into a region that is there already.
  const regions = screen.getAllByRole('status')
  answer()
  const sent = await screen.findByText('Password reset email sent')
  expect(sent).toBeVisible()
  expect(regions.some((region) => region.contains(sent))).toBe(true)
  expect(screen.getByText(/^We sent it to sam@example\.com\. Open the e-mail/)).toBeVisible()
  expect(backend.requestsTo(call).map(({ body }) => body)).toEqual([{ email: sam }])

  await user.click(screen.getByRole('button', { name: 'Send it again' }))
  await waitFor(() => expect(backend.requestsTo(call)).toHaveLength(2))
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
  await screen.findByRole('heading', { name: 'Sign in' })
  expect(screen.getByLabelText('E-mail')).toHaveValue(sam)
})

test('an e-mail that is wrong is not sent, and a failure says so, both until an edit', async () => {
  const { user } = await renderApp({ path: '/forgot-password' })
  const ask = async (email: string) => {
    await fillIn(user, 'E-mail', email)
    await user.click(await submit())
  }
  for (const [email, sentence] of [
    ['', 'Write your e-mail.'],
    ['sam@example', 'Write your full e-mail, like name@example.com.'],
  ] as const) {
    await ask(email)
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
  }
  expect(backend.requests).toEqual([])

  const refuse = (status: number, message?: string) => () =>
    HttpResponse.json({ message }, { status })
  const notSent = 'The e-mail was not sent'
  const checkEmail = 'Check that you wrote your e-mail right'
  const failures: [() => Response, string, string, string][] = [
    [refuse(404, 'No account found'), notSent, 'No account found', checkEmail],
    [refuse(404, 'No'.repeat(151)), notSent, `${'No'.repeat(150)}…`, checkEmail],
    [() => HttpResponse.json({ success: false }), notSent, failed, checkEmail],
    [refuse(500), notSent, failed, 'Wait a moment'],
    [refuse(429), notSent, failed, 'Wait a moment'],
    [
      () => HttpResponse.error(),
      'The e-mail may not have been sent',
      failed,
      'Check your internet',
    ],
  ]
  for (const [answer, title, sentence, advice] of failures) {
    backend.use(http.post('*/auth/forgot_password', answer, { once: true }))
    await ask(sam)
    const told = (await screen.findByText(sentence)).closest('[role=alert]')
    expect(told).toHaveTextContent(title)
    expect(told).toHaveTextContent(advice)
    expect(screen.getByLabelText('E-mail')).toHaveValue(sam)
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
  }
  expect(backend.requestsTo(call)).toHaveLength(failures.length)
})

test('what is wrong is announced where the field has the focus already', async () => {
  const { user } = await renderApp({ path: '/forgot-password' })
  const field = await screen.findByLabelText('E-mail')
  const regions = [...document.querySelectorAll('[aria-live=polite]')]
  await user.type(field, 'sam@{Enter}')
  const sentence = await screen.findByText('Write your full e-mail, like name@example.com.')
  expect(regions.some((region) => region.contains(sentence))).toBe(true)
})
