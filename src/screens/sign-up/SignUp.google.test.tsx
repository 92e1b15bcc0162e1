import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { googleCredential } from '@/mocks/google/google-client'
import { answerForGoogle, chooseInGoogle } from '@tests/support/google'
import { renderApp } from '@tests/support/render-app'

vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_CLIENT_ID', '123.apps.example'))

let endGoogle = () => {}
beforeEach(() => {
  endGoogle = answerForGoogle('loads')
})
afterEach(() => endGoogle())

/** Presses the button, and chooses the account with this e-mail in Google's window. */
async function signUpAs(email: string) {
  const { user } = await renderApp({ path: '/SignUp' })
  await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }))
  await chooseInGoogle(googleCredential(email))
}

describe('signing up with Google', () => {
  it.each([
    ['new learner to the life goals', 'first-visit@example.com', 'First, a little about you'],
    ['learner who has an account to their map', 'lucia@example.com', 'Your skill map'],
  ])('signs in at once, for this tab, and leads a %s', async (_who, email, title) => {
    await signUpAs(email)
    await screen.findByRole('heading', { name: title })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  it('says that it failed, and what to do', async () => {
    await signUpAs('server-error@example.com')
    const told = (await screen.findByText('Error signing up with Google')).closest('[role=alert]')
    expect(told).toHaveTextContent('Try again, or use your e-mail.')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })
})
