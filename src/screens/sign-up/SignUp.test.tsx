import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'

vi.hoisted(() => {
  vi.stubEnv('VITE_PRIVACY_URL', 'https://norte.example/privacy')
  vi.stubEnv('VITE_TERMS_URL', 'https://norte.example/terms')
})

const register = 'POST /auth/register'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

type Entry = { email?: string; password?: string; again?: string }

async function signUp(user: UserEvent, entry: Entry = {}) {
  const { email = 'new@example.com', password = 'Norte2026', again = password } = entry
  await fillIn(user, 'E-mail', email)
  await fillIn(user, 'Password', password)
  await fillIn(user, 'Password again', again)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

describe('signing up', () => {
  it('creates the account, and sign-in starts with its e-mail', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { email: ' \u200ekim.new@example.com\u200b ' })
    expect(await screen.findByText('Your account is ready. Sign in.')).toBeVisible()
    expect(window.location.pathname.toLowerCase()).toBe('/signin')
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim.new@example.com')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your account is ready/)
    const [sent] = backend.requestsTo(register)
    expect(sent?.body).toEqual({
      email: 'kim.new@example.com',
      password: 'Norte2026',
      name: 'kim.new',
    })
    expect(sent?.headers).not.toHaveProperty('authorization')
    expect(localStorage.getItem('registeredEmail')).toBe('kim.new@example.com')
    expect(localStorage.getItem('isNewUser')).toBe('true')
  })

  it('leads by the first sign-in to the life goals', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user)
    await heading('Sign in')
    await signIn(user, 'new@example.com')
    expect(await heading('First, a little about you')).toBeVisible()
    expect(window.location.pathname).toBe('/lifegoals')
  })

  it('makes no new user of somebody else who signs in then', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user)
    await heading('Sign in')
    await signIn(user, 'sam@example.com')
    await heading('Your skill map')
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })

  it('is sent once where it is pressed twice', async () => {
    const answer = hold('/auth/register')
    const { user } = await renderApp({ path: '/SignUp' })
    await fillIn(user, 'E-mail', 'new@example.com')
    await fillIn(user, 'Password', 'Norte2026')
    await fillIn(user, 'Password again', 'Norte2026')
    const button = screen.getByRole('button', { name: 'Create account' })
    await pressTwice(button)
    expect(await screen.findByRole('button', { name: 'Creating account…' })).toBeVisible()
    answer()
    await heading('Sign in')
    expect(backend.requestsTo(register)).toHaveLength(1)
  })
})

describe('the form', () => {
  it('is described to browsers and password managers', async () => {
    await renderApp({ path: '/SignUp' })
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    for (const label of ['Password', 'Password again']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    }
    expect(document.title).toBe('Create your account · Norte')
  })

  it('shows and hides each password on its own', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await screen.findByRole('button', { name: 'Show: Password again' }))
    expect(screen.getByLabelText('Password again')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Hide: Password again' }))
    expect(screen.getByLabelText('Password again')).toHaveAttribute('type', 'password')
  })

  it('leads to sign-in, to privacy and to the terms, and has no button of Google', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await heading('Create your account')
    const away = screen.getAllByRole('link', { name: /opens in a new tab/ })
    expect(away.map((link) => link.getAttribute('href'))).toEqual([
      'https://norte.example/privacy',
      'https://norte.example/terms',
    ])
    expect(screen.queryByText(/Google/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(await heading('Sign in')).toBeVisible()
  })

  it('says while the password is typed which rules it meets', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await fillIn(user, 'Password', 'norte2026')
    const items = within(screen.getByRole('list', { name: 'Your password needs' }))
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '8 characters or more Done',
      'A number Done',
      'A capital letter Not yet',
    ])
  })
})

describe('an entry that is wrong', () => {
  const different = 'The passwords do not match. Write the same one twice.'

  it.each<[Entry, string, string]>([
    [{ email: '' }, 'E-mail', 'Write your e-mail.'],
    [{ email: 'new@example' }, 'E-mail', 'Write your full e-mail, like name@example.com.'],
    [{ password: '' }, 'Password', 'Write your password.'],
    [
      { password: 'norte' },
      'Password',
      'Use 8 characters or more. Use a number and a capital letter.',
    ],
    [{ again: '' }, 'Password again', 'Write the password again.'],
    [{ again: 'Norte2027' }, 'Password again', different],
  ])('is not sent but explained, until it is edited: %j', async (entry, label, sentence) => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, entry)
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence))
    await user.type(field, 'x')
    expect(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(backend.requests).toEqual([])
  })

  it('is explained for each field at once, in Spanish too', async () => {
    const { user } = await renderApp({ path: '/SignUp', language: 'es' })
    await fillIn(user, 'Contraseña', 'norte')
    await fillIn(user, 'Contraseña otra vez', 'sur')
    await user.click(screen.getByRole('button', { name: 'Crear cuenta' }))
    const explained = (label: string, sentence: string) =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      )
    await waitFor(() => explained('Correo electrónico', 'Escribe tu correo.'))
    explained('Contraseña', 'Usa 8 caracteres o más.')
    explained('Contraseña otra vez', 'Las contraseñas no coinciden.')
  })

  it('is right again where the other password is edited to match', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { again: 'Norte20266' })
    await waitFor(() => expect(screen.getByLabelText('Password again')).toBeInvalid())
    await user.type(screen.getByLabelText('Password'), '6')
    expect(screen.getByLabelText('Password again')).toBeValid()
  })
})
