import type { TFunction } from 'i18next'
import type { TextKey } from '@/i18n/text-key'
import { expect, type Locator, type Page } from '../support/e2e'

/** The fixtures that the functions of a state get. */
export type Visit = {
  page: Page
  t: TFunction
  language: 'en' | 'es'
}

/** A screen in one state, and how a learner gets there. */
export type State = {
  path: string
  /** Who is signed in, by the name before @example.com; nobody without it. */
  learner?: string
  /** The router's state in the history, where a screen gets more than its address. */
  history?: (language: Visit['language']) => object | undefined
  /** Before the page loads. */
  before?: (visit: Visit) => Promise<unknown>
  /** What the learner does on the page. */
  steps?: (visit: Visit) => Promise<unknown>
  /** It shows after so many seconds, which the clock of the page skips. */
  afterSeconds?: number
  /** It goes away by itself, so the clock of the page stops. */
  isShort?: true
  /** What the screen shows then: the key of a text, or a text or an element. */
  shows: TextKey | ((visit: Visit) => string | Locator)
}

/** By the title of their tests, which is the name of their pictures. */
export type States = Record<string, State>

type OpenAs = (learner: string, path: string, state?: object) => Promise<void>

/** Opens the screen in this state, and waits until all of it is there. */
export async function openState(state: State, visit: Visit & { openAs: OpenAs }): Promise<void> {
  const { page, t, language, openAs } = visit
  const { learner, path, afterSeconds = 0, isShort = false, shows } = state
  if (afterSeconds > 0 || isShort) await page.clock.install()
  await state.before?.(visit)
  if (learner === undefined) await page.goto(path)
  else await openAs(learner, path, state.history?.(language))
  await state.steps?.(visit)
  for (let second = 0; second < afterSeconds; second += 1) {
    await page.clock.runFor(1000)
    // Time for answers, on which the next timer may depend.
    await page.waitForTimeout(80)
  }
  const shown = typeof shows === 'string' ? t(shows as 'appName') : shows(visit)
  const element = typeof shown === 'string' ? page.getByText(shown) : shown
  await expect(element.filter({ visible: true }).first()).toBeVisible()
  // A slow machine may be past that time; then the clock stands, and the next try pauses it.
  if (isShort) {
    const pause = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    await expect(pause).toPass()
  }
  // In some states an answer never comes.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => {})
  await page.evaluate(async () => {
    await document.fonts.ready
    const endless = (one: Animation) => one.effect?.getTiming().iterations === Infinity
    const animations = document.getAnimations().filter((one) => !endless(one))
    await Promise.allSettled(animations.map((one) => one.finished))
  })
}
