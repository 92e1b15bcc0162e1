import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import type { RunningServer } from '@tests/fixtures/browser/listen'
import type { Engine } from './driver'
import { firefoxFile, playwrightFolder } from './get-engines'
import { openPlaywrightWindow } from './playwright-driver'
import { startProxy } from './proxy'

type Playwright = typeof import('playwright-core')

/**
 * Playwright adds this style before each screenshot, and the policy blocks it. Other blocked styles
 * have other hashes and are still reported.
 */
const hashOfItsStyle = createHash('sha256').update('body {}').digest('base64')
const ownNoise = [
  'policy: style-src-elem blocked inline ',
  hashOfItsStyle,
  // From Firefox's pdf viewer, for pdfs that are not files of a server.
  'Invalid absolute docBaseUrl: "blob:',
]

/** Debian's Firefox, over WebDriver BiDi. */
export function firefoxEsr(): Engine {
  let browser: Browser | undefined
  let proxy: RunningServer | undefined
  return {
    name: 'Firefox ESR',
    openWindow: async (hosts, look) => {
      if (!browser) {
        const load = createRequire(import.meta.url)
        const playwright: Playwright = load(playwrightFolder)
        proxy = await startProxy(hosts.backend)
        browser = await playwright.firefox.launch({
          channel: 'moz-firefox',
          executablePath: firefoxFile,
          proxy: { server: proxy.url },
        })
      }
      return openPlaywrightWindow(browser, hosts, look, ownNoise)
    },
    close: async () => {
      await browser?.close()
      await proxy?.close()
    },
  }
}
