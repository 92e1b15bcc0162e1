import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '@/i18n/languages'
import { launchBrowserFor } from '@tests/fixtures/browser/local-backend'
import { openTestHost, type TestHost } from '@tests/fixtures/browser/test-host'
import { states } from '@tests/pictures/states'
import { visitScreen } from './visit-screen'
import { devices, largeLetters } from './windows'

/** Checks every screen in every state, or only those of these names, in one language. */
export function checkScreens(language: Language, only?: readonly string[]): void {
  const wanted = states.filter(({ name }) => only === undefined || only.includes(name))
  let testHost: TestHost
  let withLargeLetters: Browser
  beforeAll(async () => {
    testHost = await openTestHost()
    withLargeLetters = await launchBrowserFor(testHost.backend, [largeLetters])
  })
  afterAll(async () => {
    await withLargeLetters.close()
    await testHost.close()
  })

  describe(`nobody gets stuck, ${language}`, () => {
    test.for(wanted)('$name', { timeout: 300_000 }, async (state) => {
      const found: string[] = []
      for (const device of devices) {
        // Reset what the last visit has completed.
        await testHost.backend.reset()
        const browser = device.hasLargeLetters ? withLargeLetters : testHost.browser
        found.push(...(await visitScreen({ ...testHost, browser }, state, { device, language })))
      }
      expect(found).toEqual([])
    })
  })
}
