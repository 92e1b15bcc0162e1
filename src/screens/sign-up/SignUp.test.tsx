import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { backend } from '@tests/support/backend'
import { hold } from '@tests/support/hold'
import { pressTwice } from '@tests/support/press-twice'
import { renderApp } from '@tests/support/render-app'
import { fillIn, signIn } from '@tests/support/sign-in'
import { expectWrongUntilEdited } from '@tests/support/wrong-entry'

vi.hoisted(() => {
  vi.stubEnv('VITE_PRIVACY_URL', 'https://norte.example/privacy')
  vi.stubEnv('VITE_TERMS_URL', 'https://norte.example/terms')
})

const register = 'POST /auth/register'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const submit = () => screen.getByRole('button', { name: 'Create account' })

type Entry = { email?: string; password?: string; again?: string }

async function write(user: UserEvent, entry: Entry = {}) {
  const { email = 'new@example.com', password = 'Norte2026', again = password } = entry
  await fillIn(user, 'E-mail', email)
  await fillIn(user, 'Password', password)
  await fillIn(user, 'Password again', again)
}

describe('signing up', () => {
  test('creates one account, whose first sign-in starts with its e-mail and leads to the life goals', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await write(user, { email: ' \u200ekim.new@example.com\u200b ' })
    const answer = hold('/auth/register')
    await pressTwice(submit())
    expect(await screen.findByRole('button', { name: 'Creating account…' })).toBeVisible()
    answer()
    expect(await screen.findByText('Your account is ready. Sign in.')).toBeVisible()
    expect(window.location.pathname.toLowerCase()).toBe('/signin')
    expect(backend.requestsTo(register).map(({ body }) => body)).toEqual([
      { email: 'kim.new@example.com', password: 'Norte2026', name: 'kim.new' },
    ])
    expect(localStorage.getItem('registeredEmail')).toBe('kim.new@example.com')
    expect(localStorage.getItem('isNewUser')).toBe('true')

    expect(screen.getByLabelText('E-mail')).toHaveValue('kim.new@example.com')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your account is ready/)
    await signIn(user, 'kim.new@example.com', 'wrong')
    await screen.findByText('Invalid username or password')
    expect(screen.queryByText('Your account is ready. Sign in.')).toBeNull()
    await signIn(user, 'kim.new@example.com')
    expect(await heading('First, a little about you')).toBeVisible()
    expect(window.location.pathname).toBe('/lifegoals')
  })
})

describe('the form', () => {
  test('is for password managers, shows what a password needs, leads to privacy, the terms and sign-in, and has no button of Google', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username')
    for (const label of ['Password', 'Password again']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password')
    }
    // What is for screen readers alone is no paragraph.
    expect(screen.getByText('Your password needs', { selector: 'p' })).toBeVisible()
    for (const label of ['E-mail', 'Password', 'Password again']) {
      const field = screen.getByLabelText(label)
      expect(field).toHaveAttribute('autocorrect', 'off')
      expect(field).toHaveAttribute('autocapitalize', 'none')
      expect(field).toHaveAttribute('spellcheck', 'false')
    }
    expect(document.title).toBe('Create your account · Norte')
    const away = screen.getAllByRole('link', { name: /opens in a new tab/ })
    expect(away.map((link) => link.getAttribute('href'))).toEqual([
      'https://norte.example/privacy',
      'https://norte.example/terms',
    ])
    expect(screen.queryByText(/Google/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Show: Password again' }))
    expect(screen.getByLabelText('Password again')).toHaveAttribute('type', 'text')
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(await heading('Sign in')).toBeVisible()
  })

  test('explains each wrong entry until it is edited, in Spanish too, and sends nothing', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    const different = 'The passwords do not match. Write the same one twice.'
    const rows: [Entry, string, string][] = [
      [{ email: '' }, 'E-mail', 'Write your e-mail.'],
      [{ email: 'new@example' }, 'E-mail', 'Write your full e-mail, like name@example.com.'],
      [{ password: '' }, 'Password', 'Write your password.'],
      [
        { password: 'norte' },
        'Password',
        'Use 8 letters or numbers, or more. Use a number and a capital letter.',
      ],
      [{ again: '' }, 'Password again', 'Write the password again.'],
      [{ again: 'Norte2027' }, 'Password again', different],
    ]
    for (const [entry, label, sentence] of rows) {
      await write(user, entry)
      await user.click(submit())
      await expectWrongUntilEdited(user, label, sentence)
    }

    await write(user, { again: 'Norte20266' })
    await user.click(submit())
    await waitFor(() => expect(screen.getByLabelText('Password again')).toBeInvalid())
    await user.type(screen.getByLabelText('Password'), '6')
    expect(screen.getByLabelText('Password again')).toBeValid()

    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /Your password needs 8 letters or numbers, or more .*A number/,
    )
    const items = within(screen.getByRole('list', { name: 'Your password needs' }))
    const rules = (words: string) =>
      expect(
        items
          .getAllByRole('listitem')
          .map((item) => item.textContent)
          .join(', '),
      ).toBe(words)
    await write(user, { email: '', password: '', again: 'sur' })
    rules('8 letters or numbers, or more , A number , A capital letter, such as A or B ')
    await fillIn(user, 'Password', 'norte2026')
    rules(
      '8 letters or numbers, or more Done, A number Done, A capital letter, such as A or B Not yet',
    )
    await user.click(submit())
    await screen.findByText('Check these: E-mail, Password, and Password again.')
    rules(
      '8 letters or numbers, or more Done, A number Done, A capital letter, such as A or B Missing',
    )
    await user.click(screen.getByRole('button', { name: /Español/ }))
    const explained = {
      'Correo electrónico': 'Escribe tu correo.',
      Contraseña: 'Usa un número y una letra mayúscula.',
      'Repite la contraseña': 'Las contraseñas no coinciden.',
    }
    for (const [label, sentence] of Object.entries(explained)) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(sentence),
      )
    }
    expect(backend.requests).toEqual([])
  })
})

describe('what was copied with an entry', () => {
  test('is taken off around an e-mail, whose rest is shown and sent', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await write(user, { email: 'Ana <mailto:ana.new@example.com>,' })
    backend.use(http.post('*/auth/register', () => HttpResponse.error(), { once: true }))
    await user.click(submit())
    await screen.findByText('No response from server')
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana.new@example.com')
    expect(backend.requestsTo(register).map(({ body }) => body)).toEqual([
      { email: 'ana.new@example.com', password: 'Norte2026', name: 'ana.new' },
    ])
  })

  test('is named where an e-mail has a space in it, which is offered without', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    await write(user, { email: 'ana new@example.com' })
    await user.click(submit())
    await expectWrongUntilEdited(user, 'E-mail', 'There is a space in your e-mail. Take it out.')
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
    await write(user, { email: 'ana new@example.com' })
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Use ananew@example.com' }))
    expect(screen.getByLabelText('E-mail')).toHaveValue('ananew@example.com')
    expect(screen.getByLabelText('E-mail')).toBeValid()
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    await user.click(submit())
    await screen.findByText('Your account is ready. Sign in.')
  })

  test('stays at an end of a password, and is said once the field was left', async () => {
    const { user } = await renderApp({ path: '/SignUp' })
    const said = /starts or ends with a space/
    await write(user, { password: ' Norte2026', again: '' })
    await user.click(screen.getByLabelText('Password'))
    await user.clear(screen.getByLabelText('Password'))
    await user.paste('Norte2026 ')
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(said)
    await fillIn(user, 'Password again', 'Norte2026 ')
    await user.click(submit())
    await screen.findByText('Your account is ready. Sign in.')
    expect(backend.requestsTo(register)[0]?.body).toMatchObject({ password: 'Norte2026 ' })

    await signIn(user, 'new@example.com', ' Norte2026')
    const refused = (await screen.findByText('Invalid username or password')).closest(
      '[role=alert]',
    )
    expect(refused).toHaveTextContent(said)
    await signIn(user, 'new@example.com', 'Norte2026')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })
})

describe('a registration that fails', () => {
  test('says why and what to do, keeps the entries, and finds an account that was made all the same', async () => {
    const answerWith = (answer: (info: { request: Request }) => Response | Promise<Response>) =>
      backend.use(http.post('*/auth/register', answer, { once: true }))
    const { user } = await renderApp({ path: '/SignUp' })
    await write(user)
    const rows: [() => Response, string | RegExp, string | RegExp][] = [
      [
        () => HttpResponse.json({ message: 'Email already exists' }, { status: 409 }),
        /^This email is already registered/,
        'Sign in with this e-mail',
      ],
      [
        () => HttpResponse.json({}, { status: 400 }),
        'Username or email is already taken',
        'Try another e-mail, or sign in.',
      ],
      [
        () => HttpResponse.json({}, { status: 500 }),
        'Username or email is already taken',
        /Your account is not ready yet.*Wait a moment, then try again\./,
      ],
      [
        () => HttpResponse.error(),
        'No response from server',
        /Your account may not be ready yet.*Check your internet, then try again\./,
      ],
    ]
    for (const [index, [answer, sentence, advice]] of rows.entries()) {
      answerWith(answer)
      await user.click(submit())
      const alert = (await screen.findByText(sentence)).closest('[role=alert]')
      expect(alert).toHaveTextContent(advice)
      expect(backend.requestsTo(register)).toHaveLength(index + 1)
      expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com')
      expect(screen.getByLabelText('Password')).toHaveValue('Norte2026')
      expect(localStorage.getItem('registeredEmail')).toBeNull()
      expect(localStorage.getItem('isNewUser')).toBeNull()
      await user.type(screen.getByLabelText('E-mail'), '{Backspace}m')
      expect(screen.queryByText(sentence)).toBeNull()
    }

    answerWith(async ({ request }) => {
      await fetch(request.clone())
      return HttpResponse.error()
    })
    await user.click(submit())
    await screen.findByText('No response from server')
    await user.click(submit())
    const found = await screen.findByText(/^This email is already registered/)
    expect(screen.getByLabelText('E-mail')).toHaveFocus()
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/has an account/)
    await user.click(screen.getByRole('button', { name: /Español/ }))
    expect(found).toHaveTextContent(/^Este correo ya tiene una cuenta/)
    await user.click(screen.getByRole('link', { name: /correo/ }))
    await heading('Iniciar sesión')
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('new@example.com')
  })
})
