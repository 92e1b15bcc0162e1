import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { backend } from '@tests/support/backend'
import { allowReload } from '@tests/support/reload'
import { renderApp } from '@tests/support/render-app'
import { signIn } from '@tests/support/sign-in'

const sam = 'sam@example.com'
const lucia = 'lucia@example.com'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The page once it has the map of this learner. */
async function pageOf(name: string) {
  await waitFor(() => expect(document.body).toHaveTextContent(`You · ${name}`))
  return document.body
}

/** Another tab changes the stored session, of which this one gets an event. */
async function inAnotherTab(change: () => Promise<void> | void) {
  await change()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  })
}

const storeSession = async (email: string) =>
  localStorage.setItem('accessToken', await backend.tokenFor(email))

describe('a tab beside another one', () => {
  /** Opens a tab of Sam's, by default on the map. */
  async function openTab(path = '/skillmap', state?: object) {
    const tab = await renderApp({ path, state, learner: sam })
    allowReload(tab)
    return tab
  }

  test('leads to sign-in where the learner logs out there', async () => {
    await openTab()
    await pageOf('sam.r')
    await inAnotherTab(() => localStorage.clear())
    expect(await screen.findByText('Please log in to continue')).toBeVisible()
    expect(document.body).not.toHaveTextContent('sam.r')
  })

  test('leads to sign-in where the session expires there, and the same learner returns', async () => {
    const { user } = await openTab('/learningpath', { skillId: 11 })
    await heading('Cook a simple recipe')
    await inAnotherTab(() => localStorage.removeItem('accessToken'))
    await screen.findByText('Please log in to continue')
    await signIn(user, sam)
    expect(await heading('Cook a simple recipe')).toBeVisible()
  })

  test('shows the map of another learner who signs in there, and nothing of the one before', async () => {
    await openTab()
    await pageOf('sam.r')
    await inAnotherTab(() => {
      localStorage.clear()
      return storeSession(lucia)
    })
    expect(await pageOf('lucia')).not.toHaveTextContent('sam.r')
  })
})

describe('a tab on the sign-in screen', () => {
  test('opens the map where a learner signs in elsewhere', async () => {
    await renderApp({ path: '/SignIn' })
    await heading('Sign in')
    await inAnotherTab(() => storeSession(lucia))
    expect(await heading('Your skill map')).toBeVisible()
  })
})
