import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/config/paths'
import { hashOf } from '@/lib/hash'
import { backend } from '@tests/support/backend'
import { pass } from '@tests/support/clock'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const validate = 'POST /auth/validate_user'
const mapCall = 'GET /api/skill-map/with-selection'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mapHeading = () => heading('Your skill map')
const arriveAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))
const link = (name: string) => screen.findByRole('link', { name })

/** As a registration in this browser leaves it. */
function markAsNew(email: string) {
  localStorage.setItem('registeredEmail', email)
  localStorage.setItem('isNewUser', 'true')
}

async function createAccount(user: UserEvent, email: string) {
  await heading('Create your account')
  await fillIn(user, 'E-mail', email)
  await fillIn(user, 'Password', 'Norte2026')
  await fillIn(user, 'Password again', 'Norte2026')
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  await screen.findByText('Your account is ready. Sign in.')
}

describe('signing in', () => {
  test('starts with the last e-mail and no token, and opens the map for this tab only', async () => {
    localStorage.setItem('lastEmail', sam)
    localStorage.setItem('isNewUser', 'true')
    sessionStorage.setItem('accessToken', 'of before')
    const { user } = await renderApp({ path: '/SignIn', learner: 'lucia@example.com' })
    expect(await screen.findByLabelText('E-mail')).toHaveValue(sam)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()

    await signIn(user, ' \u200eSam@example.com\u200b ')
    await mapHeading()
    expect(window.location.pathname).toBe('/skillmap')
    expect(localStorage.getItem('lastEmail')).toBe('Sam@example.com')
    const credentials = { username: 'Sam@example.com', password: 'Norte2026' }
    expect(backend.requestsTo(validate)[0]?.body).toEqual(credentials)
    expect(backend.requestsTo(mapCall)[0]?.headers['authorization']).toBe(
      `Bearer ${sessionStorage.getItem('accessToken')}`,
    )
    expect(localStorage.getItem('accessToken')).toBeNull()
    // Somebody else has signed up here.
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  test('sends what a password manager has filled in, once where it is pressed twice', async () => {
    localStorage.setItem('lastEmail', 'kim@example.com')
    markAsNew(sam)
    const answer = hold('/auth/validate_user')
    const { user } = await renderApp({ path: '/SignIn' })
    const email = await screen.findByLabelText<HTMLInputElement>('E-mail')
    expect(email).toHaveValue(sam)
    email.value = 'Sam@example.com'
    screen.getByLabelText<HTMLInputElement>('Password').value = 'Norte2026'
    await user.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await pressTwice(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeVisible()
    answer()
    await mapHeading()
    expect(backend.requestsTo(validate)).toHaveLength(1)
    expect(localStorage.getItem('accessToken')).not.toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    // The server has their profile.
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  test('says beside its button when it takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    hold('/auth/validate_user')
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, sam)
    await screen.findByRole('button', { name: 'Signing in…' })
    await pass(8000)
    const form = document.querySelector('form')
    expect(form?.nextElementSibling).toHaveTextContent(/^This takes longer than usual\./)
  })

  test('asks for what is missing, and hands its e-mail on to the other account screens', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    const email = await screen.findByLabelText('E-mail')
    const password = screen.getByLabelText('Password')
    expect(email).toHaveAttribute('autocomplete', 'username')
    expect(email).toHaveAttribute('inputmode', 'email')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(document.title).toBe('Sign in · Norte')

    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(email).toHaveFocus())
    expect(screen.getByText('Write your e-mail.')).toBeVisible()
    await user.keyboard('kim@exam{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    expect(screen.getByText('Write your password.')).toBeVisible()
    expect(screen.queryByText('Write your e-mail.')).toBeNull()
    expect(backend.requests).toEqual([])

    await user.click(await link('Forgot password?'))
    await heading('Forgot your password?')
    expect(window.location.pathname).toBe('/forgot-password')
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim@exam')
    await user.click(await link('Back to sign in'))
    await user.click(await link('Create an account'))
    await heading('Create your account')
    expect(window.location.pathname).toBe('/SignUp')
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim@exam')
  })

  test('tells a browser that stores nothing, where the learner can learn for this visit', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { user } = await renderApp({ path: '/SignIn' })
    expect(await screen.findByText('This browser does not save anything')).toBeVisible()
    await signIn(user, sam)
    await mapHeading()
    expect(screen.getByText(/Next time you need to sign in again/)).toBeVisible()
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  test('stores the session as Remember me is seen when the next screen opens', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    const remember = await screen.findByRole('checkbox', { name: 'Remember me' })
    const password = hold('/auth/user-check')
    const map = hold('/api/skill-map/with-selection')
    await signIn(user, sam)
    await user.click(remember)
    password()
    await waitFor(() => expect(localStorage.getItem('accessToken')).not.toBeNull())
    await user.click(remember)
    map()
    await mapHeading()
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  test('ends where the learner goes elsewhere meanwhile', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    const leaveDuring = async (call: string) => {
      const answer = hold(call)
      await signIn(user, sam)
      await waitFor(() => expect(backend.requests.some(({ path }) => path === call)).toBe(true))
      await user.click(await link('Create an account'))
      await heading('Create your account')
      answer()
    }
    await leaveDuring('/auth/validate_user')
    await createAccount(user, 'first@example.com')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
    expect(screen.getByLabelText('E-mail')).toHaveValue('first@example.com')

    await leaveDuring('/api/skill-map/with-selection')
    await createAccount(user, 'second@example.com')
    expect(window.location.pathname).toBe('/SignIn')
  })
})

describe('a sign-in that fails', () => {
  type Answer = () => Response
  const status = (code: number) => () => HttpResponse.json({}, { status: code })
  const lost = () => HttpResponse.error()
  const page = () => HttpResponse.html('<h1>Welcome!</h1>')
  const noToken = () => HttpResponse.json({ access_token: '' })
  const refused = (message?: string) => () => HttpResponse.json({ success: false, message })
  const credentials = 'Invalid username or password'
  const notIn = 'You are not signed in yet'

  const failures: [path: string, answer: Answer, sentence: string, advice: string][] = [
    [
      'validate_user',
      status(401),
      credentials,
      'Check your e-mail and your password. Then try again.',
    ],
    ['validate_user', status(500), 'Server error occurred', 'Wait a moment, then try again.'],
    ['validate_user', page, 'There was an error signing in', notIn],
    ['validate_user', noToken, 'There was an error signing in', notIn],
    ['validate_user', refused(), 'There was an error signing in', notIn],
    ['validate_user', refused('Your account is closed.'), 'Your account is closed.', notIn],
    ['validate_user', lost, 'No response from server', 'Check your internet, then try again.'],
    ['user-check', status(401), 'There was an error signing in', notIn],
    ['user-check', page, 'The server sent an answer that we cannot read', notIn],
    ['user-check', lost, 'There was an error signing in', 'Check your internet, then try again.'],
  ]

  test('says why and what to do, keeps the entries, clears the token, and may be tried again', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await fillIn(user, 'E-mail', sam)
    await fillIn(user, 'Password', 'Norte2026')
    const press = () => user.click(screen.getByRole('button', { name: 'Sign in' }))
    for (const [index, [path, answer, sentence, advice]] of failures.entries()) {
      const row = `${path}: ${sentence}, row ${index}`
      for (const area of [localStorage, sessionStorage]) area.setItem('accessToken', 'of before')
      backend.use(http.post(`*/auth/${path}`, answer, { once: true }))
      await press()
      const alert = (await screen.findByText(sentence)).closest('[role=alert]')
      expect(alert, row).toHaveTextContent(advice)
      expect(screen.getByLabelText('E-mail'), row).toHaveValue(sam)
      expect(screen.getByLabelText('Password'), row).toHaveValue('Norte2026')
      expect(localStorage.getItem('accessToken'), row).toBeNull()
      expect(sessionStorage.getItem('accessToken'), row).toBeNull()
      expect(backend.requestsTo(validate), row).toHaveLength(index + 1)
      // The fields would move under the pointer if it went at the first key.
      await user.type(screen.getByLabelText('E-mail'), '{Backspace}m')
      expect(screen.getByText(sentence), row).toBeVisible()
    }
    // Only after a token.
    expect(backend.requestsTo('POST /auth/user-check')).toHaveLength(3)

    await fillIn(user, 'Password', 'wrong')
    await press()
    await screen.findByText(credentials)
    // What is typed next was not refused yet.
    await user.type(screen.getByLabelText('Password'), ' ')
    expect(screen.queryByText(/starts or ends with a space/)).toBeNull()
    await press()
    expect(await screen.findByText(/starts or ends with a space/)).toBeVisible()
    await fillIn(user, 'Password', 'wrong')
    await press()
    await waitFor(() => expect(screen.queryByText(/starts or ends with a space/)).toBeNull())
    await screen.findByText(credentials)
    const answer = hold('/auth/validate_user')
    await press()
    expect(screen.queryByText(credentials)).toBeNull()
    answer()
    await screen.findByText(credentials)
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(screen.getByText('Correo o contraseña incorrectos')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /English/ }))

    const alert = screen.getByText(credentials).closest<HTMLElement>('[role=alert]')
    if (alert === null) throw new Error('no alert')
    expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Forgot password?' })).toHaveLength(1)
    await user.click(within(alert).getByRole('link', { name: 'Forgot password?' }))
    await heading('Forgot your password?')
    expect(screen.getByLabelText('E-mail')).toHaveValue(sam)
  })
})

describe('after sign-in', () => {
  async function signInAs(email: string) {
    const app = await renderApp({ path: '/SignIn' })
    await signIn(app.user, email)
  }
  const answerMap = (answer: () => Response | Promise<Response>) =>
    backend.use(http.get('*/api/skill-map/with-selection', answer))

  test('a learner with a profile chooses skills, also where categories are there without any', async () => {
    const category = { id: 1, name: 'Cooking', color: '#F4A259', iconType: 'cooking' }
    answerMap(() => HttpResponse.json({ 'skill-map': [{ category, selectedSkills: [] }] }))
    await signInAs('noor@example.com')
    await heading('Choose your skills')
    expect(window.location.pathname).toBe(paths.skillSelection)
  })

  test('the language may be switched before the map has answered', async () => {
    const answer = hold('/api/skill-map/with-selection')
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, 'noor@example.com')
    await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: /Español/ }))
    answer()
    await heading('Elige tus habilidades')
  })

  test('a learner whose session has ended returns to where they were, also by way of other account screens', async () => {
    localStorage.setItem('accessToken', await backend.tokenFor(sam))
    localStorage.setItem('learner', hashOf(sam))
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    const { user } = await renderApp({ path: '/learningpath?skill=11' })
    const reason = 'Nothing is lost. You will go back to where you were.'
    await screen.findByText(reason)
    await user.click(await link('Forgot password?'))
    await user.click(await link('Back to sign in'))
    await user.click(await link('Create an account'))
    await user.click(await link('Sign in'))
    expect(await screen.findByText(reason)).toBeVisible()
    await signIn(user, sam)
    await heading('Cook a simple recipe')
  })

  test('a new user whose session has ended is not promised the place where they were', async () => {
    localStorage.setItem('isNewUser', 'true')
    localStorage.setItem('accessToken', await backend.tokenFor(sam))
    localStorage.setItem('expiresAt', new Date(Date.now() - 1).toISOString())
    await renderApp({ path: '/skill-selection' })
    expect(await screen.findByText('Nothing is lost.')).toBeVisible()
  })

  test('a learner whose map is refused goes to it, which says so', async () => {
    answerMap(() => HttpResponse.json({}, { status: 403 }))
    await signInAs('noor@example.com')
    await arriveAt(paths.skillMap)
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  })

  test('a learner without a profile waits eight seconds for the map, then goes to the life goals', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    answerMap(() => new Promise<never>(() => {}))
    await signInAs('kim@example.com')
    await waitFor(() => expect(backend.requestsTo(mapCall)).toHaveLength(1))
    await pass(7000)
    expect(window.location.pathname).toBe('/SignIn')
    expect(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible()
    await pass(1000)
    await arriveAt(paths.lifeGoals)
  })

  test.each(['/SignIn', '/learningpath?skill=11'])(
    'a new user goes to the life goals, even with a map: from %s',
    async (path) => {
      await backend.work((db) => {
        for (const account of db.accounts) if (account.email === sam) account.profile = null
      })
      markAsNew('Sam@example.com')
      // Their browser was closed meanwhile.
      localStorage.setItem('learner', hashOf(sam))
      const { user } = await renderApp({ path })
      await screen.findByRole('heading', { name: 'Sign in' })
      await signIn(user, sam)
      await arriveAt(paths.lifeGoals)
      expect(localStorage.getItem('isNewUser')).toBe('true')
    },
  )

  test('Back to an older sign-in leads to the map, and signs nobody out', async () => {
    const { user } = await renderApp({ path: '/' })
    await user.click(await link('Get Started'))
    await heading('Sign in')
    await user.click(await link('Norte, to the start page'))
    await user.click(await link('Get Started'))
    await signIn(user, sam)
    await heading('Your skill map')
    for (const _ of [1, 2]) {
      act(() => window.history.back())
      await waitFor(() => expect(document.title).not.toBe('Your skill map · Norte'))
      await waitFor(() => expect(['/', paths.skillMap]).toContain(window.location.pathname))
    }
    await heading('Your skill map')
    expect(sessionStorage.getItem('accessToken')).not.toBeNull()
  })

  test('a sign-in that the browser’s Back loads again leads to the map, and signs nobody out', async () => {
    const entry = { type: 'back_forward' } as unknown as PerformanceEntry
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    await renderApp({ path: '/SignIn', learner: sam })
    await mapHeading()
    expect(localStorage.getItem('accessToken')).not.toBeNull()
  })

  test('Back leads past all account screens to the page before them', async () => {
    const { user } = await renderApp({ path: '/' })
    await user.click(await link('Get Started'))
    await user.click(await link('Forgot password?'))
    await user.click(await link('Back to sign in'))
    await user.click(await link('Create an account'))
    await createAccount(user, 'new@example.com')
    await signIn(user, 'new@example.com')
    await heading('First, a little about you')
    act(() => window.history.back())
    await waitFor(() => expect(window.location.pathname).not.toBe(paths.lifeGoals))
    expect(window.location.pathname).toBe('/')
  })
})
