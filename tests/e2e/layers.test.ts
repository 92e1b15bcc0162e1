import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'
import { afterLesson } from '@tests/fixtures/curriculum-lessons'

type Case = { visitor: Visitor; letters?: string; forcedColors?: 'active' }

const phone = (width: number, height: number): Visitor => ({
  viewport: { width, height },
  touch: true,
})

const cases: Record<string, Case> = {
  'a desktop': { visitor: { viewport: { width: 1280, height: 800 } } },
  'a phone, in Spanish': { visitor: { ...phone(390, 844), locale: 'es-MX' } },
  'a small phone with letters of 200 %': { visitor: phone(320, 640), letters: '200%' },
  'a desktop at 400 %, in Spanish': {
    visitor: { viewport: { width: 320, height: 200 }, locale: 'es-MX' },
  },
  'forced colors, without motion': {
    visitor: { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' },
    forcedColors: 'active',
  },
}

const hasFocus = (target: Locator) => target.evaluate((one) => one === document.activeElement)
const focusIsIn = (layer: Locator) => layer.evaluate((one) => one.contains(document.activeElement))

/** Checks a layer that has just been opened, and closes it by Escape. */
async function goThrough(page: Page, layer: Locator): Promise<void> {
  await layer.waitFor()
  const title = layer.getByRole('heading').first()
  await expect.poll(() => hasFocus(title), { message: 'the heading has the focus' }).toBe(true)
  expect(await page.getByRole('dialog').count()).toBe(1)
  expect(await page.getByRole('main').count(), 'the page behind is hidden').toBe(0)
  await expectNoAxeViolations(page, 'a layer')

  const last = layer.locator('a, button').last()
  await last.scrollIntoViewIfNeeded()
  const isInWindow = (one: Element) => {
    const { left, right, bottom } = one.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && bottom <= innerHeight + 1
  }
  expect(await last.evaluate(isInWindow), 'its last button is in the window').toBe(true)
  expect(await layer.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  const widths = await layer.evaluate((one) => getComputedStyle(one).borderWidth)
  expect(widths, 'a border shows where it ends, also in forced colors').toMatch(/[12]px/)

  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key)
      expect(await focusIsIn(layer), `the focus after ${key}`).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await layer.waitFor({ state: 'hidden' })
}

test.for(Object.entries(cases))(
  'dialog, popover and menu can be read, used and closed on %s',
  async ([, { visitor, letters = '', forcedColors }], { openApp }) => {
    const language = visitor.locale === 'es-MX' ? 'es' : 'en'
    const t = textsOf(language)
    const app = await openApp(visitor)
    const { page } = app
    if (forcedColors) await page.emulateMedia({ forcedColors })
    await openAt(app, 'sam', { address: paths.learningPath, state: afterLesson(1006) }, language)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, letters)

    // The browser asks a close watcher for Escape as phones do for Back.
    expect(await page.evaluate(() => 'CloseWatcher' in window)).toBe(true)
    await goThrough(page, page.getByRole('dialog', { name: t('celebrations:greatJob.title') }))

    const node = page.locator('[aria-current=step]')
    await expect.poll(() => hasFocus(node)).toBe(true)
    await page.keyboard.press('Enter')
    await goThrough(page, page.getByRole('dialog'))
    await expect.poll(() => hasFocus(node)).toBe(true)

    const button = page.getByRole('button', { name: t('common:shell.menu') })
    await (visitor.touch ? button.tap() : button.click())
    const menu = page.getByRole('dialog', { name: t('side-menu:greeting', { name: 'sam.r' }) })
    await goThrough(page, menu)
    await expect.poll(() => hasFocus(button)).toBe(true)
  },
)

test('a press beside a layer closes it, by touch and by mouse', async ({ openApp }) => {
  const places: [Visitor, number][] = [
    [phone(390, 844), 40],
    [{ viewport: { width: 1280, height: 800 } }, 780],
  ]
  for (const [visitor, y] of places) {
    const app = await openApp(visitor)
    const { page } = app
    const isTouch = visitor.touch ?? false
    await openAt(app, 'sam', { address: paths.learningPath, state: { skillId: 11 } })
    const node = page.locator('#node-1')
    await (isTouch ? node.tap() : node.click())
    const popover = page.getByRole('dialog')
    await popover.waitFor()
    await (isTouch ? page.touchscreen.tap(20, y) : page.mouse.click(20, y))
    await popover.waitFor({ state: 'hidden' })
    expect(await hasFocus(node)).toBe(true)
  }
})
