import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import { test } from '@tests/fixtures/browser/own-host'
import { expect, forgive } from '@tests/fixtures/browser/test'

const gone = /status of 404|Failed to fetch dynamically imported module/

test('if a deployment removed a file, the app reloads once and opens the requested screen', async ({
  page,
  host,
  t,
  problems,
}) => {
  await page.goto(paths.signIn, { waitUntil: 'networkidle' })
  let loads = 0
  page.on('load', () => (loads += 1))
  host.deployNext()
  // Like the browser's Forward: to a screen whose file has not been fetched yet.
  await page.evaluate(() => {
    history.pushState(null, '', '/feedback')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: t('survey:title') })).toBeVisible()
  await expect(page).toHaveURL(paths.feedback)
  expect(loads).toBe(1)
  forgive(problems, gone)
})

test('a new version is offered, and typed text stays until the learner reloads', async ({
  page,
  host,
  t,
  problems,
}) => {
  await page.clock.install()
  await page.goto(paths.signIn, { waitUntil: 'networkidle' })
  const email = page.getByLabel(t('auth:signIn.email'))
  await email.fill('sam@example.com')
  host.deployNext()
  await page.clock.fastForward(61 * 60 * 1000)
  const load = page.getByRole('button', { name: t('common:shell.newVersion.load') })
  await load.waitFor()
  await expect(email).toHaveValue('sam@example.com')
  await load.click()
  await page.locator('script[src*="-next.js"]').first().waitFor({ state: 'attached' })
  await expect(email).toBeVisible()
  await expect(load).toHaveCount(0)
  forgive(problems, gone)
})

test('a sign-in whose next screen was removed by a deployment still leads there', async ({
  page,
  host,
  t,
  problems,
}) => {
  await page.goto(paths.signIn, { waitUntil: 'networkidle' })
  host.deployNext()
  await page.getByLabel(t('auth:signIn.email')).fill('sam@example.com')
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.getByRole('button', { name: t('auth:signIn.submit') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('skill-map:title') })).toBeVisible()
  forgive(problems, gone)
})

test('behind a host that sends its page in place of a script, a screen says so and can be loaded again', async ({
  page,
  t,
  problems,
}) => {
  const script = /\/assets\/SurveyScreen-[\w-]+\.js$/
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(paths.feedback)
  await page.getByText(t('common:ui.crash.part')).waitFor()
  await page.unroute(script)
  await page.getByRole('button', { name: t('common:ui.crash.reload') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('survey:title') })).toBeVisible()
  forgive(problems, /MIME type|dynamically imported|reported|page error/)
})
