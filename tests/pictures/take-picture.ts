import type { Page } from 'playwright-core'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { brokenWords } from './broken-words'
import { overflowIn } from './overflow'
import { windowOf } from './pairings'
import { settled, visitState, type Visited } from './visit-state'

export type Shot = Visited & {
  file: string
  windowOnly: boolean
}

/** Takes a screenshot of a screen in one state, and returns its problems. */
export function takePicture(testHost: TestHost, shot: Shot): Promise<string[]> {
  return visitState(testHost, shot, async ({ page }) => {
    const { width } = windowOf(shot.pairing, shot.settings)
    const found = [
      ...(await page.evaluate(overflowIn, width)),
      ...(await page.evaluate(brokenWords)),
    ]
    if (!shot.windowOnly) await showAll(page)
    await page.screenshot({ path: shot.file })
    return found
  })
}

/** Makes the viewport as high as the page, unless a dialog or sheet is open. */
async function showAll(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog]')].some((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
      ? 0
      : document.documentElement.scrollHeight,
  )
  if (!size || height <= size.height) return
  await page.setViewportSize({ ...size, height })
  await settled(page)
}
