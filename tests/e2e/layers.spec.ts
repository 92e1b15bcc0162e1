import { paths } from '@/config/paths'
import { expect, test, type Locator, type Page } from '@tests/fixtures/browser/test'
import { afterLesson } from '@tests/support/lessons'

/** Checks a layer that has just been opened, and closes it by Escape. */
async function goThrough(page: Page, layer: Locator): Promise<void> {
  await expect(layer.getByRole('heading').first()).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('main'), 'the page behind is hidden').toHaveCount(0)
  const last = layer.locator('a, button').last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 0.9 })
  expect(await layer.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  await expect(layer, 'a border shows where it ends').toHaveCSS('border-width', /[12]px/)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(key)
      const isInside = await layer.evaluate((one) => one.contains(document.activeElement))
      expect(isInside, `the focus after ${key}`).toBe(true)
    }
  }
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
}

const windows = [
  { name: 'as usual', use: {}, letters: '' },
  {
    name: 'with letters of 200 %',
    use: { viewport: { width: 320, height: 640 } },
    letters: '200%',
  },
  { name: 'at 400 %', use: { viewport: { width: 320, height: 200 } }, letters: '' },
]

for (const { name, use, letters } of windows) {
  test.describe(name, () => {
    test.use(use)

    test('dialog, popover and menu can be read, used and closed @es', async ({
      page,
      openAt,
      input,
      t,
    }) => {
      await openAt('sam', { address: paths.learningPath, state: afterLesson(1006) })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      // The browser asks a close watcher for Escape as phones do for Back.
      expect(await page.evaluate(() => 'CloseWatcher' in window)).toBe(true)
      await goThrough(page, page.getByRole('dialog', { name: t('celebrations:greatJob.title') }))

      const node = page.locator('[aria-current=step]')
      await expect(node).toBeFocused()
      await page.keyboard.press('Enter')
      await goThrough(page, page.getByRole('dialog'))
      await expect(node).toBeFocused()

      const button = page.getByRole('button', { name: t('common:shell.menu') })
      await input.press(button)
      const menu = page.getByRole('dialog', { name: t('side-menu:greeting', { name: 'sam.r' }) })
      await goThrough(page, menu)
      await expect(button).toBeFocused()
    })
  })
}

test('the side menu is 280 wide at every width, and a link in it leads to the heading', async ({
  page,
  openAt,
  keys,
  t,
}) => {
  await openAt('sam', { address: paths.skillMap })
  const button = page.getByRole('button', { name: t('common:shell.menu') })
  const menu = page.getByRole('dialog')
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await button.click()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBeCloseTo(280)
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  await keys.press(button)
  await keys.press(menu.getByRole('link', { name: t('side-menu:learning.selection') }))
  const heading = page.getByRole('heading', { level: 1, name: t('skill-selection:title') })
  await expect(heading).toBeFocused()
})

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 640, height: 320 } })

  test('the menu scrolls inside, and the page behind does not @phone', async ({
    page,
    openAt,
    t,
  }) => {
    await openAt('sam', { address: paths.skillMap })
    await page.getByRole('button', { name: t('common:shell.menu') }).click()
    const menu = page.getByRole('dialog')
    const before = await page.evaluate(() => window.scrollY)
    const last = menu.locator('a, button').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await page.mouse.move(600, 160)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })
})

test('a press beside a layer closes it @phone', async ({ page, openAt, input, isMobile }) => {
  await openAt('sam', { address: paths.learningPath, state: { skillId: 11 } })
  const node = page.locator('#node-1')
  await input.press(node)
  const popover = page.getByRole('dialog')
  await popover.waitFor()
  await (isMobile ? page.touchscreen.tap(20, 40) : page.mouse.click(20, 780))
  await expect(popover).toBeHidden()
  await expect(node).toBeFocused()
})
