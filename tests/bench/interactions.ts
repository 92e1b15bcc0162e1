import type { TestHost } from '@tests/fixtures/browser/test-host'
import { openState } from '../pictures/open-state'
import { contextOf, pairings } from '../pictures/pairings'
import type { Step } from '../pictures/screen-state'
import { stateOf } from '../pictures/states'
import { answer, openAt } from '../pictures/steps'
import { slowDown } from './cpu'

/** What a learner does, and on which screen. */
export const interactions = [
  { name: 'answer a quiz question', state: 'quiz', act: answer(1002, 0, 'wrong') },
  { name: 'open a popover on the path', state: 'path', act: openAt('node-2') },
] as const satisfies readonly { name: string; state: string; act: Step }[]

/** The browser reports nothing shorter. */
export const shortest = 16

/**
 * The milliseconds from a press to the next paint (Event Timing: the longest event of the press),
 * on a slowed processor. The browser rounds to 8 ms; 0 stands for less than it reports.
 */
export async function pressToPaint(
  testHost: TestHost,
  { state, act }: (typeof interactions)[number],
): Promise<number> {
  const [desktop] = pairings
  if (!desktop) throw new Error('There are no pairings')
  const settings = { zoom: 100, forcedColors: false, moreContrast: false }
  const context = { ...contextOf(desktop, settings), reducedMotion: 'no-preference' } as const
  await testHost.backend.reset()
  const opened = await openState(testHost, stateOf(state), {
    ...context,
    language: desktop.language,
  })
  try {
    const { page, visit } = opened
    await opened.load()
    await opened.reach()
    await page.waitForLoadState('networkidle')
    await slowDown(page)
    await page.evaluate((durationThreshold) => {
      const durations: number[] = []
      const options = { type: 'event', durationThreshold }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          // Only presses have an interaction; a mouse that moves has none.
          if (Reflect.get(entry, 'interactionId') > 0) durations.push(entry.duration)
        }
      }).observe(options)
      Object.assign(globalThis, { durations })
    }, shortest)
    await act(visit)
    await page.waitForTimeout(1000)
    return await page.evaluate(() => {
      const durations: number[] = Reflect.get(globalThis, 'durations')
      return Math.max(0, ...durations)
    })
  } finally {
    await opened.close()
  }
}
