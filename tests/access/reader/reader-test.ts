import { launchBrowserFor } from '@tests/fixtures/browser/local-backend'
import { test as base } from '@tests/fixtures/browser/test-app'
import { accessibilityTreeFlag } from './announcements'

/** `test` with a browser that gives pages the accessible names and roles of their elements. */
export const test = base.extend({
  browser: [
    async ({ backend }, provide) => {
      const browser = await launchBrowserFor(backend, [accessibilityTreeFlag])
      await provide(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
})
