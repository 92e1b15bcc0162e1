import { act } from '@testing-library/react'
import { hashOf } from '@/lib/hash'
import { session } from '@/session/session'
import { backend } from './backend'

// jsdom has one tab. Another one is seen in it as what it writes to local storage, and as the events of that.

/** Starts a session in this tab, as a sign-in with or without Remember me does. */
export async function startSession(email: string, { remember }: { remember: boolean }) {
  session.start({ accessToken: await backend.tokenFor(email), email, remember })
}

/** What the browser keeps of a learner who has logged out. */
const staying = /^(settings_|hiddenCategories_|lastEmail|lastLearner|i18nextLng)/

function forgetLearner(): void {
  for (const key of Object.keys(localStorage)) {
    if (!staying.test(key)) localStorage.removeItem(key)
  }
}

/** Another tab changes local storage. Returns what the browser will tell this one: an event for each key. */
export function inAnotherTab(change: () => void): StorageEvent[] {
  const before = new Map<string, string>(Object.entries(localStorage))
  change()
  const keys = new Set([...before.keys(), ...Object.keys(localStorage)])
  return [...keys].flatMap((key) => {
    const oldValue = before.get(key) ?? null
    const newValue = localStorage.getItem(key)
    if (oldValue === newValue) return []
    return new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage })
  })
}

/** A learner who is not the one of this tab signs in in another tab. */
export async function signInElsewhere(email: string, { remember = true } = {}) {
  const token = await backend.tokenFor(email)
  const learner = hashOf(email)
  return inAnotherTab(() => {
    forgetLearner()
    // Without Remember me the token is in the other tab.
    if (remember) localStorage.setItem('accessToken', token)
    localStorage.setItem('learner', learner)
    localStorage.setItem('lastLearner', learner)
  })
}

/** The learner logs out in another tab. */
export const logOutElsewhere = () => inAnotherTab(forgetLearner)

/** By what a tab learns of another one: at once, or when it comes back. */
export type News = 'storage' | 'pageshow' | 'visibilitychange'

/** This tab learns what has changed, and starts again where it does so. */
export async function hear(news: News, changes: readonly StorageEvent[]): Promise<void> {
  await act(async () => {
    if (news === 'storage') for (const change of changes) window.dispatchEvent(change)
    if (news === 'pageshow') {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }
    if (news === 'visibilitychange') {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
  })
}
