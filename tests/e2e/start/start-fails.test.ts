import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import landing from '@locales/en/landing.json'
import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')
const lost = /ERR_FAILED|Failed to fetch dynamically imported module|reported|page error/

/** Aborts requests for a file of the app. Call the result to stop that. */
async function lose(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort())
  return () => page.unroute(file)
}

const placeKept = () => history.state?.usr?.skillId

test.for([['the first file', /\/assets\/index-[\w-]+\.js$/]] as const)(
  'without %s the app reports that it did not start, and Try again starts it at its place',
  async ([, file], { openApp, problems }) => {
    const { page, url } = await openApp()
    await page.goto(`${url}/SignIn`)
    await page.getByRole('heading', { level: 1, name: t('auth:signIn.title') }).waitFor()
    await page.evaluate(() => history.replaceState({ usr: { skillId: 11 }, key: 'a', idx: 0 }, ''))
    const bringBack = await lose(page, file)
    await page.reload()
    await page.getByRole('heading', { name: landing.failed }).waitFor()
    expect(await page.locator('#boot').isVisible()).toBe(false)

    await bringBack()
    await page.getByRole('link', { name: landing.tryAgain }).click()
    await page.getByRole('heading', { level: 1, name: t('auth:signIn.title') }).waitFor()
    expect(await page.evaluate(placeKept)).toBe(11)
    forgive(problems, lost)
  },
)

test('an entry script that never arrives is reported after a while, with a retry', async ({
  openApp,
}) => {
  const { page, url } = await openApp()
  await page.route(/\/assets\/index-[\w-]+\.js$/, () => {})
  await page.goto(`${url}/skillmap`, { waitUntil: 'commit' })
  const again = page.locator('#boot').getByRole('link', { name: landing.tryAgain })
  await page.locator('#boot .wheel').waitFor()
  expect(await again.isVisible()).toBe(false)
  await again.waitFor({ timeout: 15_000 })
})
