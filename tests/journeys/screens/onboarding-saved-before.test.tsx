import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { hashed } from '@tests/fixtures/stored'
import { backend } from '@tests/support/backend'
import { renderApp } from '@tests/support/render-app'

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

  /** The first two presses are answered with an error, the third leads on. */
  async function finishAtThirdPress() {
    const user = await finish()
    for (const sent of [1, 2]) {
      await waitFor(() => expect(backend.requestsTo(profileCall)).toHaveLength(sent))
      await screen.findByText('An error occurred while saving your profile')
      await user.click(await button('Finish'))
    }
    await isThere('/skill-selection')
  }

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

  it('continues as saved after a refusal in between, too', async () => {
    takenAfter(lost, () => refuse('Not now', 500))
    await finishAtThirdPress()
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
    await finishAtThirdPress()
  })
})
