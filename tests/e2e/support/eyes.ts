import type { Page } from 'playwright-core'
import { expectNoAxeViolations, settled } from './axe'
import { filmstrip, recordsKey } from './filmstrip'
import type { Walk } from './on-screen'

/** Eyes for a walk: axe sees each kind of screen once, and the record, where there is one, all of them. */
export function eyesOn(page: Page, title: string): Walk['look'] {
  const seen = new Set<string>()
  const record = process.env[recordsKey] ? filmstrip(title) : undefined
  return async (screen, tab = page) => {
    if (!seen.has(screen)) await expectNoAxeViolations(tab, screen)
    seen.add(screen)
    if (!record) return
    await settled(tab)
    // A browser's own viewer of pdfs tells nobody when the page is there.
    if ((await tab.locator('iframe').count()) > 0) await tab.waitForTimeout(2000)
    await record(tab, screen)
  }
}
