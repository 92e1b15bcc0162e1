import type { Browser } from 'playwright-core'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'
import { watchForProblems } from '@tests/fixtures/browser/problems'
import { sizes, type Driver, type Hosts, type Look } from './driver'

const locales = { en: 'en-GB', es: 'es-MX' } as const

/**
 * A new browser context for one visitor, without touch. `ownNoise`: parts of console messages about
 * the browser or the driver itself, not the app.
 */
export async function openPlaywrightWindow(
  browser: Browser,
  { app }: Hosts,
  { size, language }: Look,
  ownNoise: readonly string[],
): Promise<Driver> {
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: locales[language],
  })
  const problems: string[] = []
  await watchForProblems(context, [app, apiBaseUrl], problems)
  const page = await context.newPage()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    // Hiding the caret would add a style to the page, which the policy blocks.
    picture: () => page.screenshot({ caret: 'initial' }),
    problems: async () =>
      problems.filter((problem) => !ownNoise.some((noise) => problem.includes(noise))),
    close: () => context.close(),
  }
}
