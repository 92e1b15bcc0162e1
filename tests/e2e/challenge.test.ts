import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { curriculum } from '@/mock-backend/curriculum/curriculum'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test, type OpenedApp } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import { keyboard, type Input } from '@tests/fixtures/journey/input'

/** This takes seconds on an idle machine; a busy one needs more. */
const slow = { timeout: 180_000 }
const desktop = { locale: 'en-GB' } as const
const phone = { locale: 'es-MX', viewport: { width: 320, height: 640 }, touch: true } as const

/**
 * A challenge with help that ends a sub-skill without a rating, so that the path and Great Job
 * follow.
 */
const challenge = curriculum.skills
  .flatMap(({ subSkills }) => subSkills)
  .filter(({ feedback }) => !feedback)
  .map(({ modules }) => modules.at(-1))
  .find((last) => last?.type === 'challenge' && last.steps.some(({ help }) => help !== undefined))
if (challenge?.type !== 'challenge') throw new Error('The curriculum has no challenge')
const { id, title, steps } = challenge
const count = steps.length

/** Opens the challenge with the history state that the path sets. */
async function openChallenge(app: OpenedApp, language: 'en' | 'es') {
  const { page } = app
  const t = textsOf(language)
  await openAt(app, 'lucia', lessonLocation(id, language), language)
  await page.getByRole('heading', { level: 1, name: title[language] }).waitFor()
  await page.getByText(t('modules:challenge.count', { count })).waitFor()
  return t
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

describe('a challenge', () => {
  test('is done by keyboard alone', slow, async ({ openApp }) => {
    const app = await openApp(desktop)
    const { page } = app
    const t = await openChallenge(app, 'en')
    const input: Input = keyboard(page)
    await expectNoAxeViolations(page, 'challenge, introduction')
    await input.press(button(page, t('modules:continue')))
    await page.getByText(t('modules:challenge.hint')).waitFor()
    for (let step = 0; step < count; step += 1) {
      await input.choose(page.getByRole('checkbox').nth(step))
    }
    await page.getByText(t('modules:challenge.allDone')).waitFor()
    await expectNoAxeViolations(page, 'challenge, all steps done')
    await input.press(button(page, t('modules:continue')))
    await page.getByRole('dialog', { name: t('celebrations:greatJob.title') }).waitFor()
  })

  test(
    'is done on a narrow phone: checked steps survive a reload, help needs a second tap',
    slow,
    async ({ openApp }) => {
      const app = await openApp(phone)
      const { page, url } = app
      const t = await openChallenge(app, 'es')
      expect(await fits(page)).toBe(true)
      await button(page, t('modules:continue')).tap()
      const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
      await rows.nth(0).locator('label').tap()
      await rows
        .nth(0)
        .getByText(t('modules:challenge.stepDone', { step: 1 }))
        .waitFor()
      await page.reload()
      await page.getByText(t('modules:challenge.progress', { done: 1, count })).waitFor()
      await button(page, t('modules:continue')).tap()
      expect(await rows.nth(0).getByRole('checkbox').isChecked()).toBe(true)
      expect(await fits(page)).toBe(true)

      const help = page.getByRole('link', { name: t('modules:challenge.needHelp') }).first()
      await page.context().route(
        (address) =>
          address.pathname.startsWith('/help/') || address.origin !== new URL(url).origin,
        (route) =>
          route.request().isNavigationRequest()
            ? route.fulfill({ contentType: 'text/html', body: '<title>Help</title>' })
            : route.fallback(),
      )
      await help.tap()
      await page.getByRole('tooltip', { name: t('modules:challenge.tapAgain') }).waitFor()
      await expectNoAxeViolations(page, 'challenge, first tap on help')
      expect(await fits(page)).toBe(true)
      expect(page.context().pages()).toHaveLength(1)
      const [opened] = await Promise.all([page.context().waitForEvent('page'), help.tap()])
      expect(await opened.evaluate(() => window.opener)).toBeNull()
      await opened.close()

      await help.scrollIntoViewIfNeeded()
      for (let step = 1; step < count; step += 1) await rows.nth(step).locator('label').tap()
      await page.getByText(t('modules:challenge.allDone')).waitFor()
      await expectNoAxeViolations(page, 'challenge, all ticked')
      await button(page, t('modules:continue')).tap()
      await page.getByRole('dialog', { name: t('celebrations:greatJob.title') }).waitFor()
    },
  )
})
