import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '@tests/support/render'
import { startDemo } from './demo'

const startAfresh = vi.fn<() => Promise<void>>()
const passwordOf = vi.fn<(email: string) => Promise<string>>()

vi.mock('@/mocks/browser', () => ({
  startBrowserBackend: async () => ({
    learners: [{ email: 'sam@example.com', about: { en: 'Sam' } }],
    passwordOf,
    startAfresh,
  }),
}))

afterEach(() => {
  startAfresh.mockReset()
  passwordOf.mockReset()
})

/** What the browser stores, by area. */
const stored = () => [Object.keys(localStorage), Object.keys(sessionStorage)]

function storeAsLearners(): void {
  for (const key of ['i18nextLng', 'norteDemo', 'lastEmail', 'settings_a', 'hiddenCategories_a']) {
    localStorage.setItem(key, key)
  }
  for (const key of ['accessToken', 'trophyModal_21', 'celebratedSkills', 'wizard']) {
    sessionStorage.setItem(key, key)
  }
}

test('starting over removes all that the learners have stored but the language, then resets the backend', async () => {
  storeAsLearners()
  startAfresh.mockImplementation(async () => expect(stored()).toEqual([['i18nextLng'], []]))
  window.history.replaceState(null, '', '/SignIn?start-afresh')
  await startDemo()
  expect(startAfresh).toHaveBeenCalledOnce()
  expect(stored()).toEqual([['i18nextLng'], []])
  expect(window.location.search).toBe('')
})

test('without it all stays', async () => {
  storeAsLearners()
  const before = stored()
  await startDemo()
  expect(startAfresh).not.toHaveBeenCalled()
  expect(stored()).toEqual(before)
})

test('the list signs a learner in with the password of that moment', async () => {
  const { SignIn } = await startDemo()
  const onChoose = vi.fn<() => void>()
  render(<SignIn onChoose={onChoose} />)
  passwordOf.mockResolvedValue('Lantern7')
  fireEvent.click(screen.getByRole('button', { name: 'Sam' }))
  const entry = { email: 'sam@example.com', password: 'Lantern7' }
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(entry))
})
