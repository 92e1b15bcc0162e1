import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const phone = { locale: 'es-MX', viewport: { width: 360, height: 740 }, touch: true } as const
const t = textsOf('es')

/** Waits until the words stand between the header and the bar at the bottom. */
async function seesClearly(page: Page, words: string): Promise<void> {
  const text = page.getByText(words, { exact: true })
  await text.waitFor()
  const bar = page.getByRole('button', { name: t('onboarding:next') })
  await expect
    .poll(async () => {
      const [seen, under] = [await text.boundingBox(), await bar.boundingBox()]
      if (!seen || !under) return false
      return seen.y >= 64 && seen.y + seen.height <= under.y - 12
    })
    .toBe(true)
}

test('the wizard shows what is missing above its bar on each step', async ({ openApp }) => {
  const app = await openApp(phone)
  const { page } = app
  await openAt(app, 'kim', { address: paths.lifeGoals }, 'es')
  const next = page.getByRole('button', { name: t('onboarding:next') })
  const radio = (name: string) => page.getByRole('radio', { name })

  await next.tap()
  await seesClearly(page, t('onboarding:about.ageMissing'))
  await radio('50–74').check()
  await next.tap()
  await seesClearly(page, t('onboarding:about.genderMissing'))
  await radio(t('onboarding:about.genders.Other')).check()
  await next.tap()

  await page.getByRole('heading', { name: t('onboarding:journey.title') }).waitFor()
  await next.tap()
  await seesClearly(page, t('onboarding:journey.missing'))
  await radio(t('onboarding:journey.guided.name')).check()
  await next.tap()

  await page.getByRole('heading', { name: t('onboarding:username.title') }).waitFor()
  await next.tap()
  await seesClearly(page, t('onboarding:username.error.required'))
  await page.getByRole('textbox').fill('kim.27')
  await next.tap()

  await page.getByRole('checkbox').first().waitFor()
  await next.tap()
  await seesClearly(page, t('onboarding:goals.missing'))
  await page.getByRole('checkbox').last().check()
  await seesClearly(page, t('onboarding:goals.other.label'))
  await next.tap()
  await seesClearly(page, t('onboarding:goals.other.missing'))
})

test('an arrow leads to the title of the next category', async ({ openApp }) => {
  const app = await openApp(phone)
  const { page } = app
  await openAt(app, 'sam', { address: paths.skillSelection }, 'es')
  const titles = page.getByRole('heading', { level: 2 })
  await titles.first().waitFor()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.getByRole('button', { name: /^Ir a/ }).last().tap()
  await expect.poll(async () => (await titles.nth(1).boundingBox())?.y ?? -1).toBeGreaterThan(60)
})
