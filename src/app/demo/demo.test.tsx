import { afterEach, expect, test, vi } from 'vitest'
import { startDemo } from './demo'

const startAfresh = vi.fn<() => Promise<void>>()

vi.mock('@/mocks/browser', () => ({
  startBrowserBackend: async () => ({ learners: [], password: '', startAfresh }),
}))

afterEach(() => startAfresh.mockReset())

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
