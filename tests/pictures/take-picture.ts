import type { Page } from 'playwright-core'
import { wearsOwnFont } from '@tests/fixtures/browser/own-font'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { brokenWords } from './broken-words'
import { openState, type OpenedState } from './open-state'
import { overflowIn } from './overflow'
import { contextOf, windowOf, type Pairing, type Settings } from './pairings'
import { say, type ScreenState } from './screen-state'

export type Shot = {
  state: ScreenState
  pairing: Pairing
  settings: Settings
  /** The file to write. */
  file: string
  windowOnly: boolean
}

/** Takes a picture of a screen in one of its states, and returns what is wrong there. */
export async function takePicture(testHost: TestHost, shot: Shot): Promise<string[]> {
  const { state, pairing, settings, file, windowOnly } = shot
  const { language } = pairing
  const opened = await openState(testHost, state, {
    ...contextOf(pairing, settings),
    language,
  })
  const { page } = opened
  const found: string[] = []
  try {
    await opened.load()
    const isReached = await opened.reach().then(
      () => true,
      (error: unknown) => {
        found.push(`not reached: ${firstLine(error)}`)
        return false
      },
    )
    await settled(page)
    const { width } = windowOf(pairing, settings)
    found.push(...(await page.evaluate(overflowIn, width)))
    found.push(...(await page.evaluate(brokenWords)))
    if (!windowOnly) await showAll(page)
    await page.screenshot({ path: file })
    if (isReached && !(await showsNow(opened, state))) found.push('gone when the picture was taken')
  } catch (error) {
    found.push(firstLine(error))
  } finally {
    await opened.close()
  }
  const { expects } = state
  const others = opened.problems.filter((problem) => !expects?.test(problem))
  return shortened([...new Set([...found, ...others])])
}

const most = 12

/** One cause may have many effects: the first ones tell. */
function shortened(problems: readonly string[]): string[] {
  const more = problems.length - most
  return more > 0 ? [...problems.slice(0, most), `and ${more} more`] : [...problems]
}

async function showsNow({ page, visit }: OpenedState, { shows }: ScreenState): Promise<boolean> {
  return (await page.getByText(say(shows, visit)).filter({ visible: true }).count()) > 0
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ')

/** Waits for letters and pictures, and for what still fades or slides. */
async function settled(page: Page): Promise<void> {
  // Some states wait for an answer for ever.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  await wearsOwnFont(page)
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}

/** Makes the window as high as the page, unless something lies on top: a dialog, a sheet. */
async function showAll(page: Page): Promise<void> {
  const size = page.viewportSize()
  const height = await page.evaluate(() =>
    document.querySelector('[role=dialog], dialog[open]')
      ? 0
      : document.documentElement.scrollHeight,
  )
  if (!size || height <= size.height) return
  await page.setViewportSize({ ...size, height })
  await settled(page)
}
