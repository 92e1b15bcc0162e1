import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

describe('a forgotten password', () => {
  it('is requested with the e-mail that was typed at sign-in', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await screen.findByLabelText('E-mail'))
    await user.paste('sam@example.com')
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await screen.findByRole('heading', { name: 'Forgot your password?' })
    expect(window.location.pathname).toBe('/forgot-password')
    expect(screen.getByLabelText('E-mail')).toHaveValue('sam@example.com')
    expect(screen.getByText(/Look in your spam folder/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText('Password reset email sent')).toBeVisible()
    expect(backend.requestsTo('POST /auth/forgot_password')[0]?.body).toEqual({
      email: 'sam@example.com',
    })
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('sam@example.com')
  })

  it.each([
    ['nobody@example.com', 'No account found with this email'],
    ['mail-fails@example.com', 'There was an error sending the email.'],
    ['no-answer@example.com', 'There was an error sending the email.'],
  ])('for %s explains what went wrong, and keeps the e-mail', async (email, sentence) => {
    const { user } = await renderApp({ path: '/forgot-password', state: { email } })
    await user.click(await screen.findByRole('button', { name: 'Send me a link' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue(email)
    await user.type(screen.getByLabelText('E-mail'), 'x')
    expect(screen.queryByText(sentence)).toBeNull()
  })
})
