import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { onProblem } from '@/lib/report-problem'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { signIn } from '@tests/fixtures/sign-in'

const mapHeading = () => screen.findByRole('heading', { name: 'Your skill map' })

describe('signing in by e-mail', () => {
  // [2.3]
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

  // [2.18.1]
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

  // [2.18.7] [8.3]
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
    'explains the problem of %s and what to do, keeps the entries and stores no token',
    async (email, password, sentence, advice) => {
      const { user } = await renderApp({ path: '/signin' })
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

  it('reports a missing response, and the next try works', async () => {
    backend.use(http.post('*/auth/validate_user', () => HttpResponse.error(), { once: true }))
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com')
    expect(await screen.findByText('No response from server')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await mapHeading()
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

  it('sends one request however often the button is pressed', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@example.com')
    await user.type(screen.getByLabelText('Password'), 'Norte2026')
    await user.tripleClick(screen.getByRole('button', { name: 'Sign in' }))
    await mapHeading()
    expect(backend.requestsTo('POST /auth/validate_user')).toHaveLength(1)
  })

  it('signs in nobody who has left the screen before the response', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    backend.use(http.post('*/auth/validate_user', () => held))
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'sam@example.com')
    await waitFor(() => expect(backend.requestsTo('POST /auth/validate_user')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await screen.findByRole('heading', { name: 'Create your account' })
    answer()
    await waitFor(() => expect(backend.requestsTo('POST /auth/user-check')).toHaveLength(1))
    // The response of the second request arrives too.
    await act(async () => new Promise((resolve) => void setTimeout(resolve, 100)))
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(window.location.pathname).toBe('/SignUp')
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

  // [2.18.5]
  it('prefills the last e-mail, and clears the token of an older session', async () => {
    localStorage.setItem('lastEmail', 'sam@example.com')
    await renderApp({ path: '/SignIn', learner: 'sam@example.com' })
    expect(await screen.findByLabelText('E-mail')).toHaveValue('sam@example.com')
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull())
  })
})

describe('the guard', () => {
  // [2.16] [6.1.3]
  it('leads to sign-in with the reason, and adds no redirect to the history', async () => {
    const before = window.history.length
    await renderApp({ path: '/skillMap' })
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    expect(window.location.pathname).toBe('/SignIn')
    expect(window.history.length).toBe(before)
  })

  // [8.3]
  it('reports an ended session, and leads the same learner back to their place', async () => {
    const { user } = await renderApp({
      path: '/learningpath',
      state: { skillId: 11 },
      learner: 'sam@example.com',
    })
    await screen.findByRole('heading', { name: 'Cook a simple recipe' })
    await backend.work((db) => {
      db.sessions = []
    })
    await user.click(screen.getByRole('link', { name: 'Back to the skill map' }))
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible()
    await signIn(user, 'sam@example.com')
    await mapHeading()
  })

  it('leads another learner to the map instead', async () => {
    localStorage.setItem('expiresAt', '2020-01-01T00:00:00Z')
    const { user } = await renderApp({
      path: '/learningpath',
      state: { skillId: 11 },
      learner: 'sam@example.com',
    })
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, 'lucia@example.com')
    await mapHeading()
  })

  it('returns the same learner to the very path after an expiry', async () => {
    localStorage.setItem('expiresAt', '2020-01-01T00:00:00Z')
    const { user } = await renderApp({
      path: '/learningpath',
      state: { skillId: 11 },
      learner: 'sam@example.com',
    })
    await screen.findByText('Your session has expired. Please sign in again.')
    await signIn(user, 'sam@example.com')
    expect(await screen.findByRole('heading', { name: 'Cook a simple recipe' })).toBeVisible()
  })

  it('reports a session that cannot be read', async () => {
    localStorage.setItem('expiresAt', 'soon')
    await renderApp({ path: '/skillmap', learner: 'sam@example.com' })
    expect(await screen.findByText('There was an error refreshing the token')).toBeVisible()
  })

  // [2.15]
  it.each(['/nowhere', '/help', '/learningpath/a/b'])(
    'leads from %s to the landing',
    async (path) => {
      await renderApp({ path })
      await waitFor(() => expect(window.location.pathname).toBe('/'))
    },
  )

  it('leads from /login to sign-in', async () => {
    await renderApp({ path: '/login' })
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(window.location.pathname).toBe('/SignIn')
  })
})

describe('logging out', () => {
  // [2.33] [4.12]
  it('revokes the token, clears the learner’s data and goes to sign-in', async () => {
    const { user } = await renderApp({ path: '/skillmap', learner: 'sam@example.com' })
    await mapHeading()
    const token = localStorage.getItem('accessToken')
    localStorage.setItem('trophyModal_11', 'seen')
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(backend.requestsTo('POST /auth/revoke-token')[0]?.body).toEqual({ token })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(localStorage.getItem('trophyModal_11')).toBeNull()
    expect(screen.queryByText('Please log in to continue')).toBeNull()
  })

  // [2.33] [4.12] [8.11.2]
  it('goes to sign-in even if the revocation fails, which only a report says', async () => {
    const contexts: string[] = []
    const end = onProblem(({ context }) => contexts.push(context))
    backend.use(http.post('*/auth/revoke-token', () => HttpResponse.error()))
    const { user } = await renderApp({ path: '/skillmap', learner: 'sam@example.com' })
    await mapHeading()
    await user.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await waitFor(() => expect(contexts).toEqual(['POST /auth/revoke-token']))
    end()
  })
})

it('logging out takes at most two seconds, even if the revocation hangs', async () => {
  backend.use(http.post('*/auth/revoke-token', () => new Promise<never>(() => {})))
  const { user } = await renderApp({ path: '/skillmap', learner: 'sam@example.com' })
  await mapHeading()
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(localStorage.getItem('accessToken')).toBeNull()
})

describe('the language', () => {
  // [1.9.3] [9.7]
  it('changes at once, keeps what was typed and is remembered', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.type(await screen.findByLabelText('E-mail'), 'sam@exam')
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('sam@exam')
    expect(document.documentElement.lang).toBe('es')
    expect(localStorage.getItem('i18nextLng')).toBe('es')
  })
})
