// Playwright's own `test`: the demo brings its own mock backend.
import { expect, test } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'

test.use({ baseURL: 'http://localhost:4175', serviceWorkers: 'allow' })

test('the demo signs in a learner of its list, and keeps what was done over a reload', async ({
  page,
}) => {
  await page.goto('/SignIn')
  await page.getByRole('button', { name: /^Sam has three skills/ }).click()
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
  await page.goto('/skill-selection')
  await page.getByRole('checkbox', { name: 'Take the bus' }).check()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const added = page.getByRole('button', { name: /^Take the bus/ })
  await expect(added).toBeVisible()
  await page.reload()
  await expect(added).toBeVisible()
})

test('the demo signs in a learner of its list also after their password was reset', async ({
  page,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill('sam@example.com')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('link', { name: 'Set a new password for sam@example.com' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Lantern7')
  await page.getByLabel('New password again', { exact: true }).fill('Lantern7')
  await page.getByRole('button', { name: 'Save new password' }).click()
  // The sign-in comes by itself.
  await page.getByRole('button', { name: /^Sam has three skills/ }).click()
  await expect(page.getByRole('heading', { name: 'Your skill map' })).toBeVisible()
})

test('the demo has Google’s button, a video and the survey', async ({ page }) => {
  await page.goto('/SignIn')
  await page.getByRole('button', { name: 'Demo of Google: as Sam' }).click()
  await page.getByRole('link', { name: /^Continue/ }).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBe(4)
  await page.goto('/feedback')
  const survey = page.frameLocator('iframe')
  await survey.getByLabel('What do you like?').fill('The map')
  await survey.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  // Safari does not load the survey's scripts by 'self'.
  const { 'content-security-policy': policy } = (
    await page.request.get('/survey/frame.html')
  ).headers()
  expect(policy).toContain('script-src')
  expect(policy).not.toContain("'self'")
})

test.describe('in the Spanish of Mexico', () => {
  test.use({ locale: 'es-MX' })

  test('the landing is in Spanish, also between the start of the app and its first rendering', async ({
    page,
  }) => {
    const backend = '**/assets/browser-*.js'
    await page.route(backend, () => {})
    const started = page.waitForRequest(backend)
    await page.goto('/', { waitUntil: 'commit' })
    const title = page.getByRole('heading', { name: '¿Todo listo para empezar tu viaje?' })
    await expect(title).toBeVisible()
    await started
    await expect(title).toBeVisible()
  })
})

test('a build for learners has nothing of the mock backend or the panel for testers in it', () => {
  const textsOf = (folder: string) =>
    readdirSync(`${folder}/assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${folder}/assets/${name}`, 'utf8'))
      .join('\n')
  for (const mark of ['Norte2026', 'mockServiceWorker']) {
    expect(textsOf('dist/demo-e2e')).toContain(mark)
    expect(textsOf('dist/e2e')).not.toContain(mark)
  }
  const sources = readdirSync('dist/e2e.maps/assets')
    .map((name) => readFileSync(`dist/e2e.maps/assets/${name}`, 'utf8'))
    .join('\n')
  expect(sources).toContain('src/app/SideMenu.tsx')
  expect(sources).not.toContain('src/app/qa/QaPanel.tsx')
})
