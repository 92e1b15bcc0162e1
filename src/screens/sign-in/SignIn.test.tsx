import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const validate = 'POST /auth/validate_user'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const mapHeading = () => heading('Your skill map')

describe('signing in', () => {
  it('checks the credentials in two calls and opens the skill map', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await signIn(user, ' \u200eSam@example.com\u200b ')
    await mapHeading()
    expect(window.location.pathname).toBe('/skillmap')
    expect(localStorage.getItem('lastEmail')).toBe('Sam@example.com')

    const credentials = { username: 'Sam@example.com', password: 'Norte2026' }
    const [validated] = backend.requestsTo(validate)
    expect(validated?.body).toEqual(credentials)
    expect(validated?.headers).not.toHaveProperty('authorization')
    const [checked] = backend.requestsTo('POST /auth/user-check')
    expect(checked?.body).toEqual(credentials)
    const bearer = `Bearer ${sessionStorage.getItem('accessToken')}`
    expect(checked?.headers['authorization']).toBe(bearer)
    const [read] = backend.requestsTo('GET /api/skill-map/with-selection')
    expect(read?.headers['authorization']).toBe(bearer)
  })

  it.each([
    ['in this tab only without Remember me', false, sessionStorage, localStorage],
    ['in all tabs with Remember me', true, localStorage, sessionStorage],
  ])('stores the session %s', async (_where, isChecked, home, other) => {
    const { user } = await renderApp({ path: '/SignIn' })
    const box = await screen.findByRole('checkbox', { name: 'Remember me' })
    expect(box).not.toBeChecked()
    if (isChecked) await user.click(box)
    await signIn(user, sam)
    await mapHeading()
    expect(home.getItem('accessToken')).not.toBeNull()
    expect(other.getItem('accessToken')).toBeNull()
  })

  it('sends what a password manager has filled in without an event', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    const entries = { 'E-mail': sam, Password: 'Norte2026' }
    for (const [label, text] of Object.entries(entries)) {
      const field = await screen.findByLabelText<HTMLInputElement>(label)
      field.value = text
    }
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await mapHeading()).toBeVisible()
  })

  it('is busy while it waits, and is sent once where it is pressed twice', async () => {
    const answer = hold('/auth/validate_user')
    const { user } = await renderApp({ path: '/SignIn' })
    await fillIn(user, 'E-mail', sam)
    await fillIn(user, 'Password', 'Norte2026')
    const button = screen.getByRole('button', { name: 'Sign in' })
    await pressTwice(button)
    await user.click(await screen.findByRole('button', { name: 'Signing in…' }))
    answer()
    await mapHeading()
    expect(backend.requestsTo(validate)).toHaveLength(1)
  })

  it('speaks Spanish where the interface does', async () => {
    const { user } = await renderApp({ path: '/SignIn', language: 'es' })
    await fillIn(user, 'Correo electrónico', sam)
    await fillIn(user, 'Contraseña', 'wrong')
    await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }))
    await screen.findByText('Correo o contraseña incorrectos')
    expect(backend.requestsTo(validate)[0]?.headers['accept-language']).toBe('es')
  })
})

describe('the form', () => {
  it.each([
    ['the e-mail that has just registered', 'new@example.com', 'new@example.com'],
    ['the last e-mail', undefined, sam],
  ])('has %s, and opening it clears the stored token', async (_which, registered, email) => {
    localStorage.setItem('lastEmail', sam)
    if (registered !== undefined) localStorage.setItem('registeredEmail', registered)
    sessionStorage.setItem('accessToken', 'of before')
    await renderApp({ path: '/SignIn', learner: 'lucia@example.com' })
    expect(await screen.findByLabelText('E-mail')).toHaveValue(email)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  it('is described to browsers and password managers', async () => {
    await renderApp({ path: '/SignIn' })
    const email = await screen.findByLabelText('E-mail')
    expect(email).toHaveAttribute('autocomplete', 'username')
    expect(email).toHaveAttribute('inputmode', 'email')
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(document.title).toBe('Sign in · Norte')
  })

  it('asks for what is missing, focuses it and sends nothing', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus())
    expect(screen.getByText('Write your e-mail.')).toBeVisible()
    await user.keyboard('sam@example.com{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByText('Write your password.')).toBeVisible()
    expect(screen.queryByText('Write your e-mail.')).toBeNull()
    expect(backend.requests).toEqual([])
  })

  it.each([
    ['Create an account', 'Create your account', '/SignUp'],
    ['Forgot password?', 'Forgot your password?', '/forgot-password'],
  ])('hands its e-mail on to “%s”', async (link, title, path) => {
    const { user } = await renderApp({ path: '/SignIn' })
    await fillIn(user, 'E-mail', 'kim@exam')
    await user.click(screen.getByRole('link', { name: link }))
    await heading(title)
    expect(window.location.pathname).toBe(path)
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim@exam')
  })
})

describe('a learner who goes elsewhere while they are signed in', () => {
  /** Signs in, leaves the screen while this call waits, and creates an account after its answer. */
  async function leaveDuring(user: UserEvent, call: string) {
    const answer = hold(call)
    await signIn(user, sam)
    await waitFor(() => expect(backend.requests.some(({ path }) => path === call)).toBe(true))
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await heading('Create your account')
    await fillIn(user, 'E-mail', 'new@example.com')
    answer()
    await fillIn(user, 'Password', 'Norte2026')
    await fillIn(user, 'Password again', 'Norte2026')
    await user.click(screen.getByRole('button', { name: 'Create account' }))
    expect(await screen.findByText('Your account is ready. Sign in.')).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com')
  }

  it('is not signed in if the server had not answered yet', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await leaveDuring(user, '/auth/validate_user')
    expect(sessionStorage.getItem('accessToken')).toBeNull()
  })

  it('is not moved if the map had not answered yet', async () => {
    const { user } = await renderApp({ path: '/SignIn' })
    await leaveDuring(user, '/api/skill-map/with-selection')
    expect(window.location.pathname).toBe('/SignIn')
  })
})
