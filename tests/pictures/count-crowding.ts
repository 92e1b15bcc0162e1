import type { Page } from 'playwright-core'
import { paths } from '@/config/paths'
import type { TestHost } from '@tests/fixtures/browser/test-host'
import { coveredNodes } from './covered-nodes'
import { crowdingOf, type PageFacts } from './crowding'
import { countScreen, type CountedScreen } from './crowding-limits'
import type { Pairing } from './pairings'
import type { ScreenState } from './screen-state'
import { settled, visitState } from './visit-state'

const settings = { zoom: 100, forcedColors: false, moreContrast: false }

/** Counts the elements of a screen in one state, with common settings, and finds problems. */
export async function countCrowding(
  testHost: TestHost,
  { state, pairing }: { state: ScreenState; pairing: Pairing },
): Promise<{ screen: CountedScreen | undefined; problems: string[] }> {
  const window = `${pairing.width} × ${pairing.height}, ${pairing.language}`
  let screen: CountedScreen | undefined
  const problems = await visitState(
    testHost,
    { state, pairing, settings },
    async ({ page, visit }) => {
      await rest(page)
      const facts = { kind: kindOf(page.url()), answers: visit.t('modules:quiz.options') }
      const crowding = await page.evaluate(crowdingOf, facts)
      const covered = await page.evaluate(coveredNodes)
      const { name, calm } = state
      screen = countScreen({ state: name, window, ...(calm && { calm }) }, crowding, covered)
      return screen.problems
    },
  )
  return { screen, problems }
}

/** Scrolls to the top and moves the mouse away. */
async function rest(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await settled(page)
}

function kindOf(address: string): PageFacts['kind'] {
  const { pathname } = new URL(address)
  if (pathname === paths.learningPath || pathname.startsWith(paths.skillMap)) return 'chart'
  const isLesson = pathname.startsWith(`${paths.learningPath}/`) && pathname !== paths.lessonRating
  return isLesson ? 'lesson' : 'page'
}
