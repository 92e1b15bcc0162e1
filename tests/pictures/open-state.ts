import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '@/i18n/languages'
import { languageKey } from '@/i18n/languages'
import { seedPassword } from '@/mock-backend/seed/learners'
import { onHost } from '@tests/fixtures/full-build'
import { googleHost } from '@tests/fixtures/google-stand-in'
import type { Stand } from '@tests/fixtures/stand'
import { mouse, touch } from '../e2e/support/hands'
import { watchForProblems } from '../e2e/support/problems'
import { textsOf } from '../e2e/support/texts'
import { say, type ScreenState, type Visit } from './screen-state'

const patience = 15_000

async function tokenFor(stand: Stand, email: string): Promise<string> {
  const response = await fetch(`${stand.apiBaseUrl}/auth/validate_user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: seedPassword }),
  })
  const { access_token: token }: { access_token?: string } = await response.json()
  if (token === undefined) throw new Error(`${email} cannot sign in`)
  return token
}

/** What the browser keeps when the visit begins: the language, and a session if there is a learner. */
async function storedFor(stand: Stand, { learner, keeps }: ScreenState, language: Language) {
  const email = `${learner}@example.com`
  const session = learner && { accessToken: await tokenFor(stand, email), userKey: email }
  return Object.entries({ [languageKey]: language, ...session, ...keeps }).map(([name, value]) => ({
    name,
    value,
  }))
}

export type OpenedState = {
  context: BrowserContext
  page: Page
  visit: Visit
  /** What went wrong so far. */
  problems: readonly string[]
  /** Loads the page. */
  load: () => Promise<unknown>
  /** Takes the steps and waits until the screen says what it shows in this state. */
  reach: () => Promise<void>
  close: () => Promise<void>
}

/** A fresh browser window before a screen. */
export async function openState(
  browser: Browser,
  stand: Stand,
  state: ScreenState,
  options: BrowserContextOptions & { language: Language },
): Promise<OpenedState> {
  const { language, ...contextOptions } = options
  const localStorage = await storedFor(stand, state, language)
  const address = state.full ? await stand.fullUrl() : stand.url
  const url = state.host ? onHost(address, state.host) : address
  const context = await browser.newContext({
    ...contextOptions,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(patience)
  const problems: string[] = []
  await watchForProblems(context, [url, stand.apiBaseUrl, googleHost], problems)
  const page = await context.newPage()
  const place = typeof state.place === 'function' ? state.place(language) : state.place
  await page.addInitScript((usr) => {
    // As the router keeps it, and only where nothing has been kept yet.
    if (history.state === null) history.replaceState({ usr, key: 'start', idx: 0 }, '')
  }, place.state)

  const hand = contextOptions.hasTouch ? touch(page) : mouse(page)
  const visit: Visit = { page, language, t: textsOf(language), hand }
  return {
    context,
    page,
    visit,
    problems,
    load: async () => {
      for (const step of state.before ?? []) await step(visit)
      await page.goto(url + place.address)
    },
    reach: async () => {
      for (const step of state.steps ?? []) await step(visit)
      const words = page.getByText(say(state.shows, visit)).filter({ visible: true })
      await words.first().waitFor()
    },
    close: () => context.close(),
  }
}
