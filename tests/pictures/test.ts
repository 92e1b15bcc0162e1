import { languageKey } from '@/i18n/languages'
import { hashOf } from '@/learner/stored'
import { settled } from '@tests/fixtures/browser/axe'
import { ownFontLoaded } from '@tests/fixtures/browser/own-font'
import { expect, forgive, test as base } from '@tests/fixtures/browser/test'
import { tokenFor } from '@tests/fixtures/browser/token-for'
import { hashed } from '@tests/fixtures/stored'
import { say, type ScreenState } from './screen-state'

type Fixtures = {
  /** Opens a screen in one state, and lets it come to rest. */
  openState: (state: ScreenState) => Promise<void>
}

/** `test` with the states of screens. */
export const test = base.extend<Fixtures>({
  openState: async ({ page, backend, language, t, input, problems }, provide) => {
    await provide(async (state) => {
      const { learner, full, host, keeps, before = [], steps = [], shows, expects } = state
      const visit = { page, language, content: language, t, input }
      const email = `${learner}@example.com`
      const session = learner && {
        accessToken: await tokenFor(backend.url, email),
        learner: hashOf(email),
        [`ship_${email}`]: 'yacht',
      }
      const stored = Object.entries({ [languageKey]: language, ...session, ...keeps })
      const { address, state: usr } = typeof state.at === 'function' ? state.at(language) : state.at
      await page.addInitScript(
        ({ things, history: given }) => {
          // Like the router, and only on the first load of the app itself.
          if (window !== window.top || history.state !== null) return
          history.replaceState({ usr: given, key: 'start', idx: 0 }, '')
          for (const [name, value] of things) localStorage.setItem(name, value)
        },
        { things: stored.map(([name, value]) => [hashed(name), value] as const), history: usr },
      )
      for (const step of before) await step(visit)
      const url = process.env[full ? 'NORTE_FULL' : 'NORTE_MAIN'] ?? ''
      await page.goto((host ? url.replace('127.0.0.1', `${host}.localhost`) : url) + address)
      for (const step of steps) await step(visit)
      await expect(
        page.getByText(say(shows, visit)).filter({ visible: true }).first(),
      ).toBeVisible()
      // Some states keep a request pending forever.
      await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
      await ownFontLoaded(page)
      await settled(page)
      if (expects) forgive(problems, expects)
    })
  },
})
