import type { Browser, BrowserContextOptions } from 'playwright-core'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { watchForProblems } from '@tests/fixtures/browser/problems'
import { sizes, type Driver, type Hosts, type Look } from './driver'

const locales = { en: 'en-GB', es: 'es-MX' } as const

type Ways = {
  /** A phone is tapped; elsewhere it only has a phone's window. */
  hasTouch?: boolean
  /** The browser keeps the language that it has. */
  ownLanguage?: boolean
  /** Words of complaints that the browser has with itself or the driver, not with the app. */
  ownNoise?: readonly string[]
}

/** A window of its own for one visitor. */
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
    // To hide the caret it would add styles to the page, which its policy forbids.
    picture: () => page.screenshot({ caret: 'initial' }),
    problems: async () =>
      problems.filter((problem) => !ownNoise.some((noise) => problem.includes(noise))),
    close: () => context.close(),
  }
}
