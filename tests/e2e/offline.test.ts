import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'
import { mouse } from '@tests/fixtures/journey/input'
import type { Journey } from '@tests/fixtures/journey/journey'
import { signIn } from '@tests/fixtures/journey/steps'

const t = textsOf('en')
const unanswered = /ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_INTERNET_DISCONNECTED/
const mapFromLastTime = t('common:ui.snapshot.title', { what: t('skill-map:snapshotOf') })

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

/** Signs in, opens the map, and waits until the service worker has cached the app. */
async function visitOnce(page: Page, url: string): Promise<void> {
  const journey: Journey = { page, language: 'en', input: mouse(page), check: async () => {} }
  await page.goto(`${url}/SignIn`)
  await page.getByLabel(t('auth:signIn.rememberMe')).check()
  await signIn(journey, 'sam@example.com')
  await heading(page, t('skill-map:title')).waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test(
  'without a network the app starts, shows the last map and path, and continues once it is back',
  { timeout: 120_000 },
  async ({ openApp, hosts, problems }) => {
    const { page, url } = await openApp({ serviceWorker: true })
    await visitOnce(page, url)
    await page
      .getByRole('button', { name: /, Cooking$/ })
      .first()
      .click()
    // The heading says that the path is loading until it is here.
    await page.locator('#node-1').waitFor()
    const skill = (await page.locator('main h1:visible').innerText()).trim()
    await page.goto('about:blank')

    await hosts.goAway()
    await page.context().setOffline(true)
    await page.goto(`${url}/skillmap`)
    await heading(page, t('skill-map:title')).waitFor()
    await page.getByText(mapFromLastTime).waitFor()
    await expectNoAxeViolations(page, 'the map from last time')
    await page
      .getByRole('button', { name: /, Cooking$/ })
      .first()
      .click()
    await heading(page, skill).waitFor()
    await page
      .getByText(t('common:ui.snapshot.title', { what: t('learning-path:snapshotOf') }))
      .waitFor()

    await hosts.comeBack()
    await page.context().setOffline(false)
    await page
      .getByText(t('common:ui.snapshot.title', { what: t('learning-path:snapshotOf') }))
      .waitFor({ state: 'hidden', timeout: 40_000 })
    forgive(problems, unanswered)
  },
)

test('the service worker caches no data of a learner', async ({ openApp }) => {
  const { page, url } = await openApp({ serviceWorker: true })
  await visitOnce(page, url)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => request.url)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((address) => !/\/(assets\/[^/]+|index\.html)$/.test(address))).toEqual([])
  expect(kept.every((address) => address.startsWith(url))).toBe(true)
})

test('after logging out without a network, the last map is gone', async ({
  openApp,
  hosts,
  problems,
}) => {
  const { page, url } = await openApp({ serviceWorker: true })
  await visitOnce(page, url)
  await hosts.goAway()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: t('common:shell.signOut') }).click()
  await heading(page, t('auth:signIn.title')).waitFor()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Cooking')
  await page.goto(`${url}/skillmap`)
  await heading(page, t('auth:signIn.title')).waitFor()
  forgive(problems, unanswered)
})
