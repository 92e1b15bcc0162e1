import { paths } from '@/config/paths'
import { holdBack } from '@tests/fixtures/browser/hold-back'
import { expect, test, type Page } from '@tests/fixtures/browser/test'

const map = { address: paths.skillMap }
const path = { address: paths.learningPath, state: { skillId: 11 } }

/** The height of the bar with its edge, as far as it is in the window. */
const heightOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).evaluate((region) => {
    const { top, bottom } = region.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return Math.min(bottom, window.innerHeight) - top
  })

for (const [name, place] of [
  ['map', map],
  ['path', path],
] as const) {
  test(`what comes next is low on the ${name} at every width @es`, async ({ page, openAt, t }) => {
    const title = t('continue-bar:title')
    await openAt('sam', place)
    await page.getByRole('region', { name: title }).getByRole('link').waitFor()
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(() => heightOf(page, title), { message: `${width} px` })
        .toBeLessThanOrEqual(76)
    }
  })
}

test('what comes next is one stop of the Tab key, between heading and chart', async ({
  page,
  openAt,
  t,
}) => {
  await openAt('sam', map)
  const next = page.getByRole('region', { name: t('continue-bar:title') })
  await next.getByRole('link').focus()
  await page.keyboard.press('Tab')
  const chart = page.getByRole('group', { name: t('skill-map:chart') })
  await expect(chart.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: t('common:ui.view.list') })).toBeFocused()
  await expect(next).toHaveText(/^Next: Watch – .+In Cook a simple/)
})

test('what comes next keeps its place while it loads, so that nothing moves', async ({
  page,
  openAt,
  t,
}) => {
  const release = await holdBack(page, /NextStepBar[^/]*\.js$/)
  await openAt('sam', map)
  const chart = page.locator('.react-flow')
  await chart.waitFor()
  const before = await chart.boundingBox()
  release()
  await page
    .getByRole('region', { name: t('continue-bar:title') })
    .getByRole('link')
    .waitFor()
  expect(await chart.boundingBox()).toEqual(before)
})
