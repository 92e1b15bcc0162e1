import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { paths } from '@/config/paths'
import { openAt } from '@tests/fixtures/browser/open-at'
import { test } from '@tests/fixtures/browser/test-app'
import { textsOf } from '@tests/fixtures/browser/texts'

const t = textsOf('en')
const tEs = textsOf('es')

const screens = {
  'the map': { address: paths.skillMap },
  'the path': { address: paths.learningPath, state: { skillId: 11 } },
} as const
const cases = (['the map', 'the path'] as const).flatMap((screen) =>
  (['en', 'es'] as const).map((language) => [screen, language] as const),
)
const phone = { viewport: { width: 360, height: 740 }, touch: true }

const regionOf = (page: Page, title: string) => page.getByRole('region', { name: title })

/** The height of the bar with its edge, as far as it is in the window. */
const heightOf = (page: Page, title: string) =>
  regionOf(page, title).evaluate((region) => {
    const { top, bottom } = region.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return Math.min(bottom, window.innerHeight) - top
  })

describe('what comes next', () => {
  test.for(cases)('is low on %s at every width, %s', async ([screen, language], { openApp }) => {
    const app = await openApp()
    const { page } = app
    const title = textsOf(language)('next-step:title')
    await openAt(app, 'sam', screens[screen], language)
    await regionOf(page, title).getByRole('link').waitFor()
    for (const width of [1280, 1024, 768, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(() => heightOf(page, title), { message: `${width} px` })
        .toBeLessThanOrEqual(76)
    }
  })

  test('is low at 320 px if everything is finished', async ({ openApp }) => {
    const app = await openApp({ viewport: { width: 320, height: 640 }, touch: true })
    await openAt(app, 'omar', screens['the map'], 'es')
    await app.page.getByRole('link', { name: tEs('next-step:choose') }).waitFor()
    expect(await heightOf(app.page, tEs('next-step:title'))).toBeLessThanOrEqual(76)
  })

  test('is announced in full on a phone, between heading and chart', async ({ openApp }) => {
    const app = await openApp(phone)
    await openAt(app, 'sam', screens['the map'])
    const next = regionOf(app.page, t('next-step:title'))
    await next.getByRole('link').waitFor()
    expect(await next.textContent()).toMatch(/^Next: Watch – .+In Cook a simple/)
    const isBetween = await next.evaluate((region) => {
      const [title, chart] = [document.querySelector('h1'), document.querySelector('.react-flow')]
      const follows = Node.DOCUMENT_POSITION_FOLLOWING
      if (!title || !chart) return false
      return Boolean(
        title.compareDocumentPosition(region) & region.compareDocumentPosition(chart) & follows,
      )
    })
    expect(isBetween).toBe(true)
  })

  test('is one stop of the Tab key before the chart', async ({ openApp }) => {
    const app = await openApp()
    const { page } = app
    await openAt(app, 'sam', screens['the map'])
    const next = regionOf(page, t('next-step:title')).getByRole('link')
    await next.focus()
    await page.keyboard.press('Tab')
    const first = page
      .getByRole('group', { name: t('skill-map:chart') })
      .getByRole('button')
      .first()
    expect(await first.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    const list = page.getByRole('button', { name: t('common:ui.view.list') })
    expect(await list.evaluate((button) => button === document.activeElement)).toBe(true)
  })

  test('keeps its place while it loads, so that nothing moves', async ({ openApp }) => {
    const app = await openApp()
    const { page } = app
    const held = new Promise<Route>((resolve) => {
      void page.route(/NextStepBar[^/]*\.js$/, resolve)
    })
    await openAt(app, 'sam', screens['the map'])
    const chart = page.locator('.react-flow')
    await chart.waitFor()
    const before = await chart.boundingBox()
    await (await held).continue()
    await regionOf(page, t('next-step:title')).getByRole('link').waitFor()
    expect(await chart.boundingBox()).toEqual(before)
  })
})
