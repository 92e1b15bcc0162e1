import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '@/i18n/languages'
import { languageKey } from '@/i18n/languages'
import { hashOf } from '@/learner/stored'
import { contentLanguages } from '@/mock-backend/curriculum/texts'
import { googleHost } from '@/mock-backend/google/google-client'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { onHost } from '@tests/fixtures/browser/full-build'
import { watchForProblems } from '@tests/fixtures/browser/problems'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { textsOf } from '@tests/fixtures/browser/texts'
import { tokenFor } from '@tests/fixtures/browser/token-for'
import { mouse, touch } from '@tests/fixtures/journey/input'
import { hashed } from '@tests/fixtures/stored'
import { say, type ScreenState, type Visit } from './screen-state'

const timeoutMs = 15_000

/** The initial storage: the language, and a session and a ship for a learner. Keys may hold their e-mail. */
async function storedFor(testHost: TestHost, { learner, keeps }: ScreenState, language: Language) {
  const email = `${learner}@example.com`
  const session = learner && {
    accessToken: await tokenFor(testHost.backend.url, email),
    learner: hashOf(email),
    [`ship_${email}`]: 'yacht',
  }
  return Object.entries({ [languageKey]: language, ...session, ...keeps }).map(([name, value]) => ({
    name: hashed(name),
    value,
  }))
}

export type OpenedState = {
  context: BrowserContext
  page: Page
  visit: Visit
  /** The problems so far. */
  problems: readonly string[]
  load: () => Promise<unknown>
  /** Performs the steps, and waits for the text of this state. */
  reach: () => Promise<void>
  close: () => Promise<void>
}

type WindowOptions = BrowserContextOptions & {
  language: Language
  /** Without watching for problems, which would cost time in the page. */
  bare?: boolean
}

/** Opens a new browser context for a state. */
export async function openState(
  testHost: TestHost,
  state: ScreenState,
  options: WindowOptions,
): Promise<OpenedState> {
  const { language, bare = false, ...contextOptions } = options
  const localStorage = await storedFor(testHost, state, language)
  const address = state.full ? await testHost.fullUrl() : testHost.url
  const url = state.host ? onHost(address, state.host) : address
  const context = await testHost.browser.newContext({
    ...contextOptions,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  context.setDefaultTimeout(timeoutMs)
  const problems: string[] = []
  if (!bare) await watchForProblems(context, [url, apiBaseUrl, googleHost], problems)
  const page = await context.newPage()
  const content = contentLanguages.find((code) => code === language) ?? contentLanguages[0]
  const location = typeof state.at === 'function' ? state.at(content) : state.at
  if (!bare || location.state !== undefined) {
    await page.addInitScript((usr) => {
      // Like the router, and only on the first load.
      if (history.state === null) history.replaceState({ usr, key: 'start', idx: 0 }, '')
    }, location.state)
  }

  const input = contextOptions.hasTouch ? touch(page) : mouse(page)
  const visit: Visit = { page, language, content, t: textsOf(language), input }
  return {
    context,
    page,
    visit,
    problems,
    load: async () => {
      for (const step of state.before ?? []) await step(visit)
      await page.goto(url + location.address)
    },
    reach: async () => {
      for (const step of state.steps ?? []) await step(visit)
      const words = page.getByText(say(state.shows, visit)).filter({ visible: true })
      await words.first().waitFor()
    },
    close: () => context.close(),
  }
}
