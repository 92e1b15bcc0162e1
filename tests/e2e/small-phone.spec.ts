import { paths } from '@/config/paths'
import { expect, test } from '@tests/fixtures/browser/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-MX' })

test('the wizard shows what is missing above its bar on each step', async ({ page, openAt, t }) => {
  await openAt('kim', { address: paths.lifeGoals })
  const next = page.getByRole('button', { name: t('onboarding:next') })
  const radio = (name: string) => page.getByRole('radio', { name })
  /** Presses Next, and waits until the words stand between the header and the bar at the bottom. */
  const isMissing = async (words: string) => {
    await next.tap()
    const text = page.getByText(words, { exact: true })
    await text.waitFor()
    await expect
      .poll(async () => {
        const [seen, under] = [await text.boundingBox(), await next.boundingBox()]
        return seen && under && seen.y >= 64 && seen.y + seen.height <= under.y - 12
      })
      .toBe(true)
  }
  await isMissing(t('onboarding:missing.ageRange'))
  await radio('50–74').check()
  await isMissing(t('onboarding:missing.gender'))
  await radio(t('onboarding:about.genders.Other')).check()
  await next.tap()
  await isMissing(t('onboarding:missing.supportLevel'))
  await radio(t('onboarding:journey.guided.name')).check()
  await next.tap()
  await isMissing(t('onboarding:username.error.required'))
  await page.getByRole('textbox').fill('kim.27')
  await next.tap()
  await isMissing(t('onboarding:missing.goals'))
  await page.getByRole('checkbox').last().check()
  await isMissing(t('onboarding:missing.customGoal'))
})

test('an arrow leads to the title of the next category', async ({ page, openAt }) => {
  await openAt('sam', { address: paths.skillSelection })
  const titles = page.getByRole('heading', { level: 2 })
  await titles.first().waitFor()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.getByRole('button', { name: /^Ir a/ }).last().tap()
  await expect.poll(async () => (await titles.nth(1).boundingBox())?.y ?? -1).toBeGreaterThan(60)
})

test('the header has one line with large letters too: then only the menu logs out', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', { address: paths.skillMap })
  const header = page.getByRole('banner')
  const logOut = page.getByRole('button', { name: t('common:shell.signOut') })
  await expect(header.locator(logOut)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(header.locator(logOut)).toBeHidden()
  expect((await header.boundingBox())?.height).toBeLessThan(70)
  await page.getByRole('button', { name: t('common:shell.menu') }).tap()
  await expect(page.getByRole('dialog').locator(logOut)).toBeVisible()
})

test.describe('held sideways', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('says in view that nothing answers', async ({ page, openAt, context, t }) => {
    await openAt('kim', { address: paths.lifeGoals })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.setOffline(true)
    await expect(page.getByText(t('common:ui.offline.barHint'))).toBeInViewport({ ratio: 1 })
  })
})
