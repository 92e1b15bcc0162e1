import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/App'
import { loadLayout, routeTable } from '@/app/routes'
import { chooseLanguage } from '@/i18n/i18n'
import type { Language } from '@/i18n/languages'
import { env } from '@/config/env'
import type { DemoSlots } from '@/features/auth/demo-slots'
import type { MenuExtra } from '@/features/side-menu/menu-extra'
import { startTestBackend } from '@/mock-backend/doors/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

export const backend = startTestBackend({ baseUrl: env().apiBaseUrl })

// Reading the files of the screens takes seconds here; no test is to wait for that.
beforeAll(async () => {
  await Promise.all([loadLayout(), ...routeTable.map((route) => route.load())])
}, 60_000)
beforeEach(() => backend.fresh())
afterEach(() => {
  act(() => chooseLanguage('en'))
  window.history.replaceState(null, '', '/')
})
afterAll(() => backend.stop())

type Options = {
  /** The address to start at. */
  path: string
  /** The history's state there. */
  state?: unknown
  /** A seeded learner who is signed in already; nobody without it. */
  learner?: string
  language?: Language
  /** What the demo adds; nothing without it. */
  demo?: DemoSlots
  /** One more entry of the side menu; none without it. */
  menuExtra?: MenuExtra | null
}

/** The whole app, through its real routes, on the stand-in backend. */
export async function renderApp(options: Options) {
  const { path, state, learner, language = 'en', demo = null, menuExtra = null } = options
  if (learner !== undefined) {
    localStorage.setItem('accessToken', await backend.tokenFor(learner))
    localStorage.setItem('userKey', learner)
  }
  act(() => chooseLanguage(language))
  window.history.replaceState({ usr: state, key: 'start', idx: 0 }, '', path)
  const user = userEvent.setup()
  return { user, ...render(<App demo={demo} menuExtra={menuExtra} />) }
}
