import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { seededResetTokens } from '@/mock-backend/seed/learners'
import { ratingAfter } from '@tests/fixtures/curriculum-lessons'
import { backend, renderApp } from '@tests/fixtures/render-app'
import { hashed } from '@tests/fixtures/stored'

/**
 * The server handled a request, and its response was lost: the app must not claim anything false.
 */

const button = (name: string) => screen.findByRole('button', { name })
const refuse = (message: string, status = 409) => HttpResponse.json({ message }, { status })

async function fill(user: UserEvent, entries: Record<string, string>) {
  for (const [label, value] of Object.entries(entries)) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(value)
  }
}

describe('Finish, if the username is saved already', () => {
  const learner = 'kim@example.com'
  const call = '*/onboarding/complete-profile'
  const profileCall = 'POST /onboarding/complete-profile'

  async function finish() {
    const { user } = await renderApp({ path: '/lifegoals', learner })
    await user.click(await screen.findByRole('radio', { name: '18–24' }))
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await user.click(await button('Next'))
    await user.click(screen.getByRole('radio', { name: 'Supported' }))
    await user.click(await button('Next'))
    await fill(user, { Username: 'Kim.27' })
    await user.click(await button('Next'))
    await user.click(await screen.findByRole('checkbox', { name: 'Managing Finances' }))
    await user.click(await button('Next'))
    await user.click(await button('Finish'))
    return user
  }
  const ownName = (username: string | null) =>
    backend.use(http.get('*/api/user/details', () => HttpResponse.json({ user: { username } })))

  /** The first requests get these responses (lost by default), later ones that the name is taken. */
  function takenAfter(...first: (() => Response)[]) {
    const answers = [...first]
    backend.use(http.post(call, () => answers.shift()?.() ?? refuse('Username already exists')))
    ownName('kim.27')
  }
  const lost = () => HttpResponse.error()
  const isThere = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

  it('continues as saved if the name is the learner’s own and an earlier response was lost', async () => {
    takenAfter(lost)
    const user = await finish()
    expect(await screen.findByText('An error occurred while saving your profile')).toBeVisible()
    await user.click(await button('Finish'))
    await isThere('/skill-selection')
    expect(localStorage.getItem(hashed(`ship_${learner}`))).not.toBeNull()
    // The draft is removed once the next screen shows.
    await waitFor(() => expect(localStorage.getItem(hashed(`wizard_${learner}`))).toBeNull())
  })

  it('continues so after a refusal in between', async () => {
    takenAfter(lost, () => refuse('Not now', 500))
    const user = await finish()
    for (const sent of [1, 2]) {
      await waitFor(() => expect(backend.requestsTo(profileCall)).toHaveLength(sent))
      await screen.findByText('An error occurred while saving your profile')
      await user.click(await button('Finish'))
    }
    await isThere('/skill-selection')
  })

  it.each([
    ['no try before', []],
    ['a try that was refused', [() => refuse('Not now', 500)]],
    ['a try that was refused in a success', [() => HttpResponse.json({ success: false })]],
  ])('does not count as saved after %s: the name is refused', async (_, first) => {
    takenAfter(...first)
    const user = await finish()
    for (const _try of first) {
      await screen.findByText('An error occurred while saving your profile')
      await user.click(await button('Finish'))
    }
    expect(await screen.findByText(/^Username already exists\./)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    expect(window.location.pathname).toBe('/lifegoals')
  })

  it('does not count as saved if the answers have changed since', async () => {
    takenAfter(lost)
    const user = await finish()
    await screen.findByText('An error occurred while saving your profile')
    await user.click(screen.getByRole('button', { name: 'Change: What would you like to learn?' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Connecting with Others' }))
    await user.click(await button('Next'))
    await user.click(await button('Finish'))
    expect(await screen.findByText(/^Username already exists\./)).toBeVisible()
  })

  it('does not count as saved if the details have another name', async () => {
    takenAfter(lost)
    ownName('sam.r')
    const user = await finish()
    await screen.findByText('An error occurred while saving your profile')
    await user.click(await button('Finish'))
    expect(await screen.findByText(/^Username already exists\./)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  })

  it('claims nothing while the owner of the name is unknown, and the next press asks again', async () => {
    takenAfter(lost)
    backend.use(http.get('*/api/user/details', () => HttpResponse.error(), { once: true }))
    const user = await finish()
    for (const sent of [1, 2]) {
      await waitFor(() => expect(backend.requestsTo(profileCall)).toHaveLength(sent))
      await screen.findByText('An error occurred while saving your profile')
      await user.click(await button('Finish'))
    }
    await isThere('/skill-selection')
  })
})

describe('sign-up, if the e-mail is registered already', () => {
  it.each([
    ['en', 'E-mail', ['Password', 'Password again'], 'Create account', 'Sign in with this e-mail'],
    [
      'es',
      'Correo electrónico',
      ['Contraseña', 'Contraseña otra vez'],
      'Crear cuenta',
      'Iniciar sesión con este correo',
    ],
  ] as const)('offers to sign in with it (%s)', async (language, email, passwords, go, offer) => {
    const { user } = await renderApp({ path: '/SignUp', language })
    const [password, again] = passwords
    await fill(user, { [email]: 'sam@example.com', [password]: 'Norte2026', [again]: 'Norte2026' })
    await user.click(await button(go))
    const told = await screen.findByRole('link', { name: offer })
    expect(told.closest('[role=alert]')).toBeVisible()
    await user.click(told)
    await waitFor(() => expect(window.location.pathname).toBe('/SignIn'))
    expect(await screen.findByLabelText(email)).toHaveValue('sam@example.com')
  })
})

describe('a new password, if its link is used up', () => {
  const path = `/reset-password?token=${seededResetTokens.live}`
  const call = '*/auth/reset_password'
  const invalid = () => refuse('Invalid or expired token', 400)

  it.each([
    ['en', 'New password', 'Save new password', 'Your new password may be saved already.'],
    [
      'es',
      'Contraseña nueva',
      'Guardar contraseña nueva',
      'Puede que tu contraseña nueva ya esté guardada.',
    ],
  ] as const)(
    'after a lost response leads to sign-in (%s)',
    async (language, label, go, sentence) => {
      let tries = 0
      backend.use(
        http.post(call, () => {
          tries += 1
          return tries === 1 ? HttpResponse.error() : invalid()
        }),
      )
      const { user } = await renderApp({ path, language })
      const again = language === 'en' ? 'New password again' : 'Contraseña nueva otra vez'
      await fill(user, { [label]: 'Puerto2027', [again]: 'Puerto2027' })
      await user.click(await button(go))
      await waitFor(() => expect(tries).toBe(1))
      const tryAgain = await button(go)
      expect(screen.queryByText(sentence)).toBeNull()
      await user.click(tryAgain)
      const told = (await screen.findByText(sentence)).closest<HTMLElement>('[role=alert]')
      if (!told) throw new Error('It is not said urgently')
      const links = within(told).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/SignIn',
        '/forgot-password',
      ])
    },
  )

  it.each([
    ['en', 'Already have your new password?', 'Go to sign in', 'Ask for a new link'],
    ['es', '¿Ya tienes tu contraseña nueva?', 'Ir a iniciar sesión', 'Pedir un enlace nuevo'],
  ] as const)(
    'after a reload leads to sign-in and to a new link, in words (%s)',
    async (language, question, signIn, newLink) => {
      backend.use(http.get('*/auth/validate_reset_token', invalid))
      const { user } = await renderApp({ path, language })
      expect(await screen.findByText(question)).toBeVisible()
      expect(screen.getByRole('link', { name: newLink })).toHaveAttribute(
        'href',
        '/forgot-password',
      )
      await user.click(screen.getByRole('link', { name: signIn }))
      await waitFor(() => expect(window.location.pathname).toBe('/SignIn'))
    },
  )

  it('at the first try offers a new link', async () => {
    backend.use(http.post(call, invalid))
    const { user } = await renderApp({ path })
    await fill(user, { 'New password': 'Puerto2027', 'New password again': 'Puerto2027' })
    await user.click(await button('Save new password'))
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeVisible()
    expect(screen.queryByText(/may be saved already/)).toBeNull()
  })
})

describe('the stars of a lesson', () => {
  it('may have been sent, says the screen, and Close is enabled', async () => {
    backend.use(http.post('*/api/submit_feedback', () => HttpResponse.error()))
    const state = ratingAfter(1006)
    const learner = 'sam@example.com'
    const { user } = await renderApp({ path: '/learningpath/feedback', learner, state })
    for (const question of await screen.findAllByRole('radiogroup')) {
      await user.click(within(question).getByRole('radio', { name: /^4 of 5/ }))
    }
    await user.click(await button('Submit Feedback'))
    const sentence = 'Your stars may have been sent. You can close, or press Submit Feedback again.'
    expect(await screen.findByText(sentence)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body)
    await waitFor(() => expect(window.location.pathname).toBe('/learningpath'))
  })
})
