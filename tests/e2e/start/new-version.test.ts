import { expect } from 'vitest'
import { forgive, test } from '@tests/fixtures/browser/outages'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')
const gone = /status of 404|Failed to fetch dynamically imported module/

test('if a deployment removed a file, the app reloads once and opens the requested screen', async ({
  openApp,
  hosts,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.goto(`${url}/SignIn`)
  await page.getByRole('heading', { level: 1, name: t('auth:signIn.title') }).waitFor()
  await page.waitForLoadState('networkidle')
  let loads = 0
  page.on('load', () => (loads += 1))
  hosts.deployNext()
  // Like the browser's Forward: to a screen whose file has not been fetched yet.
  await page.evaluate(() => {
    history.pushState(null, '', '/feedback')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { level: 1, name: t('survey:title') }).waitFor()
  expect(page.url()).toBe(`${url}/feedback`)
  expect(loads).toBe(1)
  forgive(problems, gone)
})

test('a new version is offered, and typed text stays until the learner reloads', async ({
  openApp,
  hosts,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.clock.install()
  await page.goto(`${url}/SignIn`)
  const email = page.getByLabel(t('auth:signIn.email'))
  await email.fill('sam@example.com')
  await page.waitForLoadState('networkidle')
  hosts.deployNext()
  await page.clock.fastForward(61 * 60 * 1000)
  const load = page.getByRole('button', { name: t('common:shell.newVersion.load') })
  await load.waitFor()
  expect(await email.inputValue()).toBe('sam@example.com')
  await load.click()
  await page.locator('script[src*="-next.js"]').first().waitFor({ state: 'attached' })
  await email.waitFor()
  expect(await load.count()).toBe(0)
  forgive(problems, gone)
})

test('a sign-in whose next screen was removed by a deployment still leads there', async ({
  openApp,
  hosts,
  problems,
}) => {
  const { page, url } = await openApp()
  await page.goto(`${url}/SignIn`)
  await page.waitForLoadState('networkidle')
  hosts.deployNext()
  await page.getByLabel(t('auth:signIn.email')).fill('sam@example.com')
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill('Norte2026')
  await page.getByRole('button', { name: t('auth:signIn.submit') }).click()
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
  forgive(problems, gone)
})
