import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { countPdfBlobs, ink, openLesson, type Lesson } from '@tests/fixtures/browser/lesson-page'
import { pages, pdf, test, wordsOf } from '@tests/fixtures/browser/pdf-lessons'
import type { Visitor } from '@tests/fixtures/browser/test-app'
import { keyboard } from '@tests/fixtures/journey/input'

const phone: Visitor = { viewport: { width: 390, height: 600 }, touch: true }
const list: Lesson = { id: 1003, type: 'pdf', title: 'List' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A drawn page, by the text layer over its picture. */
const words = (page: Page, number: number) => page.getByText(wordsOf(number), { exact: true })

const box = (page: Page, number: number) =>
  page.getByRole('region', { name: `List. Page ${number} of ${pages}` })

/** How much wider than its box the page is, in the large view. */
const zoomOf = (page: Page, number: number) =>
  box(page, number)
    .last()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)

describe('a pdf on a computer', () => {
  test('is read by keyboard alone, up to the next lesson', async ({ openApp }) => {
    const app = await openApp()
    const { page } = app
    await openLesson(app, list)
    const { press } = keyboard(page)
    await words(page, 1).waitFor()
    await press(button(page, 'Next page'))
    await words(page, 2).waitFor()
    // The box can be focused and scrolled by keyboard.
    await box(page, 2).focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => box(page, 2).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)

    await press(button(page, 'Open the sheet larger'))
    await page.getByRole('dialog').getByText(wordsOf(2), { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(
      await button(page, 'Open the sheet larger').evaluate(
        (element) => element === document.activeElement,
      ),
    ).toBe(true)

    await press(button(page, 'Continue'))
    await page.getByRole('dialog', { name: 'Congratulations!' }).waitFor()
    await page.getByText("You've unlocked: Practise resource").waitFor()
    await expectNoAxeViolations(page, 'resource unlocked')
    await press(button(page, 'See Resource'))

    await page.getByRole('heading', { level: 1, name: 'Your Practice' }).waitFor()
    await expectNoAxeViolations(page, 'practice, introduction')
    await press(button(page, 'Continue'))
    await page.getByRole('heading', { level: 1, name: 'Practise' }).waitFor()
    await words(page, 1).waitFor()
    await expectNoAxeViolations(page, 'practice, exercises')
    await press(button(page, 'Complete'))
    await page.getByRole('dialog', { name: 'Well done!' }).waitFor()
    await expectNoAxeViolations(page, 'practice, completed')
  })
})

describe('a pdf on a phone', () => {
  test('of 30 pages and 3 MB is read page by page, zoomed, and its position is kept', async ({
    openApp,
  }) => {
    expect((await pdf()).length).toBeGreaterThan(3_000_000)
    const app = await openApp(phone)
    const { page } = app
    const liveBlobs = await countPdfBlobs(page)
    await openLesson(app, list)

    await words(page, 1).waitFor()
    expect(await ink(page)).toBeGreaterThan(10)
    await expectNoAxeViolations(page, 'pdf on a phone')

    await button(page, 'Next page').tap()
    await words(page, 2).waitFor()
    await button(page, 'Next page').tap()
    await words(page, 3).waitFor()
    // Only the current page is rendered.
    expect(await page.locator('[role=region] canvas').count()).toBe(1)

    const large = page.getByRole('dialog', { name: 'List' })
    await button(page, 'Open the sheet larger').tap()
    await large.getByText(wordsOf(3), { exact: true }).waitFor()
    await large.getByRole('button', { name: 'Larger' }).tap()
    await expect.poll(() => zoomOf(page, 3)).toBeGreaterThan(1.1)
    const zoom = await zoomOf(page, 3)
    // Only its box scrolls sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.reload()
    await words(page, 3).waitFor()
    await button(page, 'Open the sheet larger').tap()
    await large.getByText(wordsOf(3), { exact: true }).waitFor()
    await expect.poll(() => zoomOf(page, 3)).toBeCloseTo(zoom, 1)
    await large.getByRole('button', { name: 'Smaller' }).tap()
    await expect.poll(() => zoomOf(page, 3)).toBeLessThan(1.1)
    await expectNoAxeViolations(page, 'pdf on the whole window')
    await large.getByRole('button', { name: 'Next page' }).tap()
    await large.getByText(wordsOf(4), { exact: true }).waitFor()
    await large.getByRole('button', { name: 'Close' }).tap()
    await large.waitFor({ state: 'hidden' })
    await words(page, 4).waitFor()

    expect(await liveBlobs()).toBe(1)
    await button(page, 'Go Back').tap()
    await page.getByRole('heading', { level: 1, name: 'Cook' }).waitFor()
    expect(await liveBlobs()).toBe(0)
  })

  test('in the large view is closed by Back, which stays in the lesson', async ({ openApp }) => {
    const app = await openApp(phone)
    const { page } = app
    await openLesson(app, list)
    await button(page, 'Open the sheet larger').tap()
    const large = page.getByRole('dialog', { name: 'List' })
    await large.waitFor()
    // Escape stands for Android's Back here: both send a close request to the browser, while the
    // page must get no key event.
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true)
    })
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
    await words(page, 1).waitFor()
  })

  test('blocks neither page scrolling nor pinch zoom', async ({ openApp }) => {
    const app = await openApp(phone)
    const { page } = app
    await openLesson(app, list)
    await words(page, 1).waitFor()
    const style = await box(page, 1).evaluate((element) => {
      const { touchAction, overscrollBehaviorY } = getComputedStyle(element)
      return { touchAction, overscrollBehaviorY }
    })
    expect(style).toEqual({ touchAction: 'auto', overscrollBehaviorY: 'auto' })

    const line = await page.context().newCDPSession(page)
    const swipeUp = async () => {
      const place = await box(page, 1).boundingBox()
      const x = Math.round((place?.x ?? 0) + 100)
      const y = Math.round(Math.max(place?.y ?? 0, 70) + 120)
      await line.send('Input.synthesizeScrollGesture', { x, y, yDistance: -400, speed: 4000 })
    }
    // Below its description, at the lower edge of the viewport.
    await box(page, 1).evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const from = await page.evaluate(() => window.scrollY)
    for (let swipes = 0; swipes < 4; swipes += 1) await swipeUp()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(from + 50)
  })

  test.for([
    ['its worker', '**/assets/pdf.worker*'],
    ['its script', '**/assets/PdfDocument*'],
  ] as const)(
    'explains that %s did not load, can be saved, and can be retried',
    async ([, file], { openApp, problems }) => {
      const app = await openApp(phone)
      const { page } = app
      await page.route(file, (route) => route.abort())
      await openLesson(app, list)
      await page.getByText('The sheet cannot be shown here.').waitFor()
      await expectNoAxeViolations(page, 'pdf that cannot be shown')

      const saving = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Save the sheet' }).tap()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe('List.pdf')
      expect(readFileSync(await saved.path()).equals(await pdf())).toBe(true)

      await page.unroute(file)
      await button(page, 'Retry').tap()
      await words(page, 1).waitFor()
      // Chromium logs the failed request itself.
      const own = /pdf\.worker|PdfDocument|preload assets|ERR_FAILED/
      problems.splice(0, problems.length, ...problems.filter((problem) => !own.test(problem)))
    },
  )
})
