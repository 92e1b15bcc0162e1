import type { Page } from 'playwright-core'
import { ownFontLoaded } from '@tests/fixtures/browser/own-font'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState, type OpenedState } from './open-state'
import { contextOf, type Pairing, type Settings } from './pairings'
import { say, type ScreenState } from './screen-state'

export type Visited = { state: ScreenState; pairing: Pairing; settings: Settings }

/**
 * Opens a screen in one state and lets it come to rest. Returns its problems and those that `look`
 * finds.
 */
export async function visitState(
  testHost: TestHost,
  { state, pairing, settings }: Visited,
  look: (opened: OpenedState) => Promise<readonly string[]>,
): Promise<string[]> {
  const { language } = pairing
  const opened = await openState(testHost, state, {
    ...contextOf(pairing, settings),
    language,
  })
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
    await settled(opened.page)
    found.push(...(await look(opened)))
    if (isReached && !(await showsNow(opened, state))) found.push('gone when it was looked at')
  } catch (error) {
    found.push(firstLine(error))
  } finally {
    await opened.close()
  }
  const { expects } = state
  const others = opened.problems.filter((problem) => !expects?.test(problem))
  return truncated([...new Set([...found, ...others])])
}

const most = 12

/** One cause may have many effects, so the first ones suffice. */
function truncated(problems: readonly string[]): string[] {
  const more = problems.length - most
  return more > 0 ? [...problems.slice(0, most), `and ${more} more`] : [...problems]
}

async function showsNow({ page, visit }: OpenedState, { shows }: ScreenState): Promise<boolean> {
  return (await page.getByText(say(shows, visit)).filter({ visible: true }).count()) > 0
}

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n').slice(0, 2).join(' ')

/** Waits for fonts, images and finite animations. */
export async function settled(page: Page): Promise<void> {
  // Some states keep a request pending forever.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  await ownFontLoaded(page)
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}
