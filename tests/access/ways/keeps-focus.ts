import type { Page } from 'playwright-core'

const patience = 2000

/** Fails when nothing on the page has the focus, once something had it: who goes by keyboard would begin at the top. */
export async function keepsFocus(page: Page): Promise<void> {
  const isKept = () => document.activeElement !== document.body || !document.body.dataset['focused']
  await page.waitForFunction(isKept, undefined, { timeout: patience }).catch(() => {
    throw new Error('the focus is lost')
  })
  await page.evaluate(() => {
    if (document.activeElement !== document.body) document.body.dataset['focused'] = 'yes'
  })
}
