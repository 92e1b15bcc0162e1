import { paths } from '@/config/paths'
import { googleCredential, googleHost } from '@/mock-backend/google/google-client'
import { seedPassword } from '@/mock-backend/seed/learners'
import { expect, test } from '@tests/fixtures/browser/test'
import { signInSteps } from '@tests/fixtures/journey/story'
import { followStory, onPage } from '@tests/fixtures/journey/way'

test.use({ build: 'full' })

test('the sign-in panel is 400 by 500, with Google’s button and without it @es', async ({
  page,
  t,
}) => {
  const panel = page.locator('#main h1').locator('..')
  const size = async () => {
    const { width, height } = (await panel.boundingBox()) ?? {}
    return [width, height]
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(paths.signIn)
  await expect(page.getByRole('button', { name: /Google/ })).toBeVisible()
  expect(await size()).toEqual([400, 500])

  await page.route(`${googleHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(paths.signIn)
  await expect(page.getByText(t('auth:google.failed'))).toBeVisible()
  expect(await size()).toEqual([400, 500])
})

test('Google signs a learner in with its own button', async ({ page, t }) => {
  await page.goto(paths.signIn)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.evaluate((credential) => {
    const choose: unknown = Reflect.get(window, 'chooseGoogleAccount')
    if (typeof choose === 'function') choose(credential)
  }, googleCredential('sam@example.com'))
  await expect(page.getByRole('heading', { level: 1, name: t('skill-map:title') })).toBeVisible()
})

test('Google gets no request from the landing and the other screens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().startsWith(googleHost) && asked.push('')))
  for (const path of ['/', paths.forgotPassword, paths.feedback]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})

for (const [host, label, color] of [
  ['app-dev', 'DEVELOP', 'rgb(25, 100, 65)'],
  ['app-stg', 'STAGING', 'rgb(255, 180, 84)'],
] as const) {
  test.describe(`on ${host}`, () => {
    // Browsers resolve *.localhost to this machine.
    test.use({
      baseURL: async ({ baseURL }, provide) =>
        provide(baseURL?.replace('127.0.0.1', `${host}.localhost`)),
    })

    test('the environment banner covers no control', async ({ page }) => {
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(paths.forgotPassword)
        const banner = page.getByText(label, { exact: true })
        await expect(banner).toHaveCSS('background-color', color)
        await page.locator('header button').first().waitFor()
        const seen = await banner.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const controls = [...document.querySelectorAll('header span, header svg, header button')]
          const covered = controls.filter((one) => {
            const box = one.getBoundingClientRect()
            return box.width > 0 && box.left < right && box.right > left && box.top < bottom
          })
          return { top, offCenter: (left + right) / 2 - innerWidth / 2, covered: covered.length }
        })
        expect(seen).toEqual({ top: 0, offCenter: expect.closeTo(0, 0), covered: 0 })
      }
    })
  })
}

test('the environment banner is missing on any other host', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#environment-banner span:visible')).toHaveCount(0)
})

test('signing out in one tab signs out in the other, and leaves nothing', async ({
  page,
  context,
  input,
  t,
}) => {
  const form = t('auth:signIn.title')
  await page.goto(paths.signIn)
  await page.getByLabel(t('auth:signIn.rememberMe')).check()
  await followStory(signInSteps('en', 'sam@example.com'), onPage(page, input))
  await page.getByRole('heading', { level: 1, name: t('skill-map:title') }).waitFor()
  const other = await context.newPage()
  await other.goto(paths.skillMap)
  await other.getByRole('button', { name: t('common:shell.signOut') }).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: form })).toBeVisible()
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['lastEmail'])
})

test('an expired session leads back to the place, with what was chosen there', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', { address: paths.skillSelection })
  const box = page.getByRole('checkbox').last()
  await box.check()
  await page.evaluate(() => localStorage.setItem('expiresAt', '2020-01-01T00:00:00Z'))
  await page.reload()
  await expect(page.getByText(t('auth:signIn.reason.expired'))).toBeVisible()
  await page.getByLabel(t('auth:signIn.email')).fill('sam@example.com')
  await page.getByLabel(t('auth:signIn.password'), { exact: true }).fill(seedPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.skillSelection)
  await expect(box).toBeChecked()
})

test.describe('in a build with a malformed address', () => {
  test.use({ build: 'main' })

  test('the setting is named instead of a white page', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('http://api.norte.test', 'api.example.org')
      await route.fulfill({ response, body })
    })
    await page.goto(paths.signIn)
    await expect(page.getByRole('alert').last()).toContainText('VITE_API_BASE_URL')
  })
})
