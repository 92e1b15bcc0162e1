import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

type Entry = { email?: string; password?: string; again?: string }

async function signUp(user: UserEvent, entry: Entry = {}) {
  const { email = 'new@example.com', password = 'Norte2026', again = password } = entry
  await screen.findByRole('heading', { name: 'Create your account' })
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
  await fill('E-mail', email)
  await fill('Password', password)
  await fill('Password again', again)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

const register = 'POST /auth/register'

describe('signing up', () => {
  it('creates the account, and sign-in starts with its e-mail', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { email: ' \u200ekim.new@example.com\u200b ' })
    expect(await screen.findByText('Your account is ready. Sign in.')).toBeVisible()
    expect(window.location.pathname.toLowerCase()).toBe('/signin')
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim.new@example.com')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your account is ready/)
    expect(backend.requestsTo(register)[0]?.body).toEqual({
      email: 'kim.new@example.com',
      password: 'Norte2026',
      name: 'kim.new',
    })
    expect(localStorage.getItem('registeredEmail')).toBe('kim.new@example.com')
    expect(localStorage.getItem('isNewUser')).toBe('true')
  })

  it('describes the fields to browsers and password managers', async () => {
    await renderApp({ path: '/SignUp' })
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    for (const label of ['Password', 'Password again']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    }
  })

  it('shows and hides each password separately', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await screen.findByRole('button', { name: 'Show: Password again' }))
    expect(screen.getByLabelText('Password again')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Hide: Password again' }))
    expect(screen.getByLabelText('Password again')).toHaveAttribute('type', 'password')
  })

  it('links to sign-in', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await screen.findByRole('heading', { name: 'Sign in' })
    await user.type(screen.getByLabelText('E-mail'), 'kim@example.com')
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
    expect(screen.getByLabelText('E-mail')).toHaveValue('kim@example.com')
  })
})

describe('an error in an entry', () => {
  it.each<[Entry, string, string]>([
    [{ email: '' }, 'E-mail', 'Write your e-mail.'],
    [{ password: 'norte2026' }, 'Password', 'Use a capital letter.'],
    [
      { again: 'Norte2027' },
      'Password again',
      'The passwords do not match. Write the same one twice.',
    ],
  ])('is shown for %j, and removed when it is edited', async (entry, label, sentence) => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, entry)
    const summary = await screen.findByRole('group', { name: 'Check this field' })
    expect(summary).toHaveFocus()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    )
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(backend.requests).toEqual([])

    await user.click(within(summary).getByRole('link', { name: `${label}: ${sentence}` }))
    expect(screen.getByLabelText(label)).toHaveFocus()
    await user.keyboard('x')
    expect(screen.queryByText(sentence, { exact: false })).toBeNull()
  })

  it('is removed when the other password matches', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { again: 'Norte20266' })
    const sentence = /The passwords do not match\. Write the same one twice\./
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    await user.type(screen.getByLabelText('Password'), '6')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it('is listed by field in Spanish too', async () => {
    const { user } = await renderApp({ path: '/SignUp', language: 'es' })
    await user.click(await screen.findByRole('button', { name: 'Crear cuenta' }))
    const summary = screen.getByRole('group', { name: 'Revisa estos 3 campos' })
    expect(
      within(summary).getByText('Contraseña otra vez: Escribe la contraseña otra vez.'),
    ).toBeVisible()
  })

  it('names each rule that a password does not meet, and the field once', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { password: 'norte', again: '' })
    const summary = await screen.findByRole('group', { name: 'Check these 2 fields' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Password: Use 8 characters or more. Use a number. Use a capital letter.',
      'Password again: Write the password again.',
    ])
  })

  it('shows in the checklist while the password is typed', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await user.type(await screen.findByLabelText('Password'), 'norte2026')
    const items = within(screen.getByRole('list', { name: 'Your password needs' }))
    expect(items.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '8 characters or more Done',
      'A number Done',
      'A capital letter Not yet',
    ])
  })
})

describe('a refused registration', () => {
  it.each([
    ['sam@example.com', 'This email is already registered. Sign in, or use another one.'],
    ['server-error@example.com', 'Username or email is already taken'],
    ['unavailable@example.com', 'Username or email is already taken'],
    ['no-answer@example.com', 'No response from server'],
  ])(
    'for %s explains why, keeps the entries, and the message goes with an edit',
    async (email, sentence) => {
      const { user } = await renderApp({ path: '/SignUp' })
      await signUp(user, { email })
      expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible()
      expect(screen.getByLabelText('E-mail')).toHaveValue(email)
      expect(screen.getByLabelText('Password')).toHaveValue('Norte2026')
      expect(localStorage.getItem('isNewUser')).toBeNull()
      await user.type(screen.getByLabelText('E-mail'), 'x')
      expect(screen.queryByText(sentence)).toBeNull()
    },
  )

  it('because of a known e-mail offers to sign in with it', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user, { email: 'sam@example.com' })
    const offer = await screen.findByRole('link', { name: 'Sign in with this e-mail' })
    expect(offer.closest('[role=alert]')).toBeVisible()
    await user.click(offer)
    await waitFor(() => expect(window.location.pathname).toBe('/SignIn'))
    expect(await screen.findByLabelText('E-mail')).toHaveValue('sam@example.com')
  })
})

describe('a registration that is refused with status 200', () => {
  it.each([
    [{ success: false, message: 'Email already exists' }, /^This email is already registered/],
    [{ error: 'Email already exists' }, /^This email is already registered/],
    [{ error: 'Not now' }, /^Username or email is already taken/],
  ])('is told: %j', async (body, sentence) => {
    backend.use(http.post('*/auth/register', () => HttpResponse.json(body)))
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user)
    expect((await screen.findByText(sentence)).closest('[role=alert]')).toBeVisible()
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })
})

describe('a learner who has just signed up', () => {
  it('is a new user only for the sign-in with this e-mail', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await signUp(user)
    await screen.findByRole('heading', { name: 'Sign in' })
    await user.clear(screen.getByLabelText('E-mail'))
    await user.type(screen.getByLabelText('E-mail'), 'sam@example.com')
    await user.type(screen.getByLabelText('Password'), 'Norte2026')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(window.location.pathname).toBe('/skillmap'))
    expect(localStorage.getItem('isNewUser')).toBeNull()
  })
})
