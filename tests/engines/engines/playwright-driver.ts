import type { Browser, BrowserContextOptions } from 'playwright-core'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { watchForProblems } from '@tests/fixtures/browser/problems'
import { sizes, type Driver, type Hosts, type Look } from './driver'

const locales = { en: 'en-GB', es: 'es-MX' } as const

type Ways = {
  /** Whether a phone is driven by touch, instead of being only a narrow window. */
  hasTouch?: boolean
  /** Keeps the browser's own language. */
  ownLanguage?: boolean
  /** Parts of console messages about the browser or the driver itself, not the app. */
  ownNoise?: readonly string[]
}

/** A new browser context for one visitor. */
export async function openPlaywrightWindow(
  browser: Browser,
  { app }: Hosts,
  { size, language }: Look,
  { ownLanguage = false, hasTouch = true, ownNoise = [] }: Ways = {},
): Promise<Driver> {
  const isTouched = hasTouch && size === 'phone'
  const options: BrowserContextOptions = {
    viewport: sizes[size],
    hasTouch: isTouched,
    isMobile: isTouched,
    ...(!ownLanguage && { locale: locales[language] }),
  }
  const context = await browser.newContext(options)
  const problems: string[] = []
  await watchForProblems(context, [app, apiBaseUrl], problems)
  const page = await context.newPage()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    // Hiding the caret would add a style to the page, which the policy blocks.
    picture: () => page.screenshot({ caret: 'initial' }),
    problems: async () =>
      problems.filter((problem) => !ownNoise.some((noise) => problem.includes(noise))),
    close: () => context.close(),
  }
}
