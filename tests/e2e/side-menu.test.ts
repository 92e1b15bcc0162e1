import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { answerForGoogle, test } from '@tests/fixtures/browser/full-app'
import { signInOn } from '@tests/fixtures/browser/sign-in-on'
import type { Visitor } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { keyboard } from '@tests/fixtures/journey/input'

const desktop: Visitor = { viewport: { width: 1280, height: 800 } }
const lowPhone: Visitor = {
  viewport: { width: 640, height: 320 },
  touch: true,
  locale: 'es-MX',
  colorScheme: 'dark',
}

const languageOf = ({ locale }: Visitor) => (locale === 'es-MX' ? 'es' : 'en')

async function signIn(page: Page, url: string, visitor: Visitor) {
  const language = languageOf(visitor)
  await answerForGoogle(page, 'empty')
  await signInOn({ page, url }, 'sam', language)
  return textsOf(language)
}

/** Whether the focus is in the menu. */
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)

describe('the side menu', () => {
  // [9.4.3]
  test('traps the keyboard focus, closes by Escape and returns the focus', async ({ openApp }) => {
    const { page, url } = await openApp(desktop)
    const t = await signIn(page, url, desktop)
    const button = page.getByRole('button', { name: t('common:shell.menu') })
    await keyboard(page).press(button)
    const menu = page.getByRole('dialog', { name: t('side-menu:greeting', { name: 'sam.r' }) })
    await menu.waitFor()
    await expectNoAxeViolations(page, 'side menu')
    expect((await menu.boundingBox())?.width).toBeCloseTo(280)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 14; presses += 1) {
        await page.keyboard.press(key)
        expect(await focusIsInside(page), `after ${key}`).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await keyboard(page).press(button)
    const link = menu.getByRole('link', { name: t('side-menu:learning.selection') })
    await keyboard(page).press(link)
    const heading = page.getByRole('heading', { level: 1, name: t('skill-selection:title') })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  test('scrolls inside on a phone in landscape, while the page behind does not', async ({
    openApp,
  }) => {
    const { page, url } = await openApp(lowPhone)
    const t = await signIn(page, url, lowPhone)
    await page.evaluate(() => window.scrollTo(0, 200))
    await page.getByRole('button', { name: t('common:shell.menu') }).click()
    const menu = page.getByRole('dialog')
    const help = menu.getByRole('link', { name: t('common:links.help') })
    const before = await page.evaluate(() => window.scrollY)
    await help.scrollIntoViewIfNeeded()
    const inWindow = await help.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight)
    expect(inWindow).toBe(true)
    await page.mouse.move(600, 160)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await expectNoAxeViolations(page, 'side menu, dark')
    await page.touchscreen.tap(600, 160)
    await menu.waitFor({ state: 'hidden' })
  })
})
