import { act, render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { App } from '@/app/App'
import { openSession } from '@/app/open-session'
import { createRouter } from '@/app/router'
import { chooseLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { session } from '@/session/session'
import { backend } from './backend'

type Options = {
  /** The address to begin at. */
  path: string
  /** What the screen before has handed over in the history state. */
  state?: unknown
  /** The entry of the browser's history, as a reload finds it. */
  entry?: unknown
  /** The e-mail of a seeded learner who is signed in with Remember me; by default nobody is. */
  learner?: string
  language?: Language
  /** Whether React's StrictMode renders all twice, as while developing. */
  strict?: boolean
}

/** Renders the whole app on the mock backend, as if a browser had opened this address. */
export async function renderApp(options: Options) {
  const { path, state, learner, language = 'en', strict = false } = options
  const { entry = { usr: state, key: 'default', idx: 0 } } = options
  if (learner !== undefined) await signInAs(learner)
  window.history.replaceState(entry, '', path)
  openSession()
  act(() => chooseLanguage(language))
  // The check computes the styles of all parents, which takes jsdom half the time of a press.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  const router = createRouter()
  return { user, router, ...render(<App router={router} />, { reactStrictMode: strict }) }
}

/** Starts a session of this learner, as a sign-in with Remember me does. */
async function signInAs(email: string): Promise<void> {
  session.start({ accessToken: await backend.tokenFor(email), email, remember: true })
}
