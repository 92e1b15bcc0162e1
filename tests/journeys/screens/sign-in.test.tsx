import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })

describe('signing in by e-mail', () => {
  it('opens the skill map and remembers the learner', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'Sam@example.com')
    await mapHeading()
    expect(window.location.pathname).toBe('/skillmap')
    expect(localStorage.getItem('lastEmail')).toBe('Sam@example.com')
    expect(backend.requestsTo('POST /auth/validate_user')[0]?.body).toEqual({
      username: 'Sam@example.com',
      password: 'Norte2026',
    })
  })

  it.each([
    ['for this tab only unless Remember me is checked', false, sessionStorage, localStorage],
    ['with Remember me for all tabs', true, localStorage, sessionStorage],
  ])('stores the session %s', async (_where, isChecked, home, other) => {
    const { user } = await renderApp({ path: '/SignIn' })
    const box = await screen.findByLabelText('Remember me')
    expect(box).not.toBeChecked()
    if (isChecked) await user.click(box)
    await signIn(user, 'sam@example.com')
    await mapHeading()
    expect(home.getItem('accessToken')).not.toBeNull()
    expect(other.getItem('accessToken')).toBeNull()
  })

  it.each([
    ['sam@example.com', 'wrong', 'Invalid username or password', 'Check both'],
    ['no-token@example.com', 'Norte2026', 'There was an error signing in', 'Wait a moment'],
    [
      'html@example.com',
      'Norte2026',
      'The server sent an answer that we cannot read',
      'Wait a moment',
    ],
    ['server-error@example.com', 'Norte2026', 'Server error occurred', 'Wait a moment'],
  ])(
    'explains the problem of %s and what to do, keeps the entries and clears the stored token',
    async (email, password, sentence, advice) => {
      const { user } = await renderApp({ path: '/signin' })
      await screen.findByLabelText('E-mail')
      for (const area of [localStorage, sessionStorage]) area.setItem('accessToken', 'of before')
      await signIn(user, email, password)
      const told = await screen.findByText(sentence)
      expect(told.closest('[role=alert]')).toHaveTextContent(advice)
      expect(screen.getByLabelText('E-mail')).toHaveValue(email)
      expect(screen.getByLabelText('Password')).toHaveValue(password)
      expect(localStorage.getItem('accessToken')).toBeNull()
      expect(sessionStorage.getItem('accessToken')).toBeNull()
    },
  )

  it('removes the message, and its room, when pressed again', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com', 'wrong')
    const told = await screen.findByText('Invalid username or password')
    expect(told).toBeVisible()
    backend.use(http.post('*/auth/validate_user', () => new Promise(() => {}), { once: true }))
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.queryByText('Invalid username or password')).toBeNull()
  })

  it('removes the message when an entry changes', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com', 'wrong')
    await screen.findByText('Invalid username or password')
    await user.type(screen.getByLabelText('Password'), 'x')
    expect(screen.queryByText('Invalid username or password')).toBeNull()
  })

  it('asks for what is missing, focuses it and sends nothing', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
    expect(screen.getByText('Write your e-mail.')).toBeVisible()
    await user.type(screen.getByLabelText('E-mail'), 'sam@example.com{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByText('Write your password.')).toBeVisible()
    expect(backend.requests).toEqual([])
  })

  it('offers an account above the form on a first visit, below it later', async () => {
    const { unmount } = await renderApp({ path: '/SignIn' })
    const stands = async () =>
      screen
        .getByRole('link', { name: 'Create an account' })
        .compareDocumentPosition(await screen.findByLabelText('E-mail'))
    await screen.findByLabelText('E-mail')
    expect(await stands()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    unmount()
    localStorage.setItem('lastEmail', 'sam@example.com')
    await renderApp({ path: '/SignIn' })
    await screen.findByLabelText('E-mail')
    expect(await stands()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })

  it('offers somebody who is refused to create the account they typed', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'new@example.com', 'Norte2026')
    await user.click(await screen.findByRole('link', { name: 'New here? Create an account' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com')
  })

  it.each([
    ['the e-mail that has just registered', 'new@example.com', 'new@example.com'],
    ['the last e-mail', undefined, 'sam@example.com'],
  ])('prefills %s, and clears the token of an older session', async (_, registered, email) => {
    localStorage.setItem('lastEmail', 'sam@example.com')
    if (registered !== undefined) localStorage.setItem('registeredEmail', registered)
    await renderApp({ path: '/SignIn', learner: 'sam@example.com' })
    expect(await screen.findByLabelText('E-mail')).toHaveValue(email)
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull())
  })
})
