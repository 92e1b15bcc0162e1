import type { Page } from 'playwright-core'

const timeoutMs = 2000

/**
 * Fails if the focus has fallen back to the body, because a keyboard user would have to start at
 * the top again.
 */
export async function keepsFocus(page: Page): Promise<void> {
  const isKept = () => document.activeElement !== document.body || !document.body.dataset['focused']
  await page.waitForFunction(isKept, undefined, { timeout: timeoutMs }).catch(() => {
    throw new Error('the focus is lost')
  })
  await page.evaluate(() => {
    if (document.activeElement !== document.body) document.body.dataset['focused'] = 'yes'
  })
}
