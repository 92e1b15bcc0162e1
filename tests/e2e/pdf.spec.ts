import { readFileSync } from 'node:fs'
import { paths } from '@/config/paths'
import { expect, forgive, test as base, type Page } from '@tests/fixtures/browser/test'
import { smallContent } from '@tests/support/small-content'

/** The pdf that the backend sends. */
let pdf: Buffer = Buffer.from('')

const test = base.extend<{ openPdf: (name: string) => Promise<void> }>({
  openPdf: async ({ openAt }, provide) =>
    provide(async (name) => {
      pdf = readFileSync(`tests/e2e/pdfs/${name}.pdf`)
      const lesson = { id: 1003, type: 'pdf', title: 'List', description: '', nodeType: 'recipe' }
      const state = { skillId: 11, module: { ...lesson, contentId: lesson.id } }
      await openAt('lucia', { address: paths.module('recipe'), state })
    }),
})
test.use({
  backendOptions: { content: smallContent, sheetData: async () => pdf.toString('base64') },
})

/** The pages of thirty-pages.pdf: a text and 2000 lines on each, as slow to draw as pictures. */
const pages = 30
const wordsOf = (page: number) => `This is sheet number ${page}.`

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

/** The color of the drawn page at a quarter of its width. */
const colorOf = (page: Page) =>
  page
    .locator('[role=region] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      // A copy: Chromium warns where the canvas itself is read often.
      const copy = new OffscreenCanvas(1, 1).getContext('2d')
      copy?.drawImage(canvas, -Math.floor(canvas.width / 4), -Math.floor(canvas.height / 2))
      const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? []
      return red > 120 && green < 90 && blue < 90 ? 'red' : `${red} ${green} ${blue}`
    })

async function expectSaved(page: Page): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the sheet' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('List.pdf')
  expect(readFileSync(await saved.path()).equals(pdf)).toBe(true)
}

test('a sheet is read by keyboard alone', async ({ page, openPdf, keys }) => {
  await openPdf('thirty-pages')
  await words(page, 1).waitFor()
  await keys.press(button(page, 'Next page'))
  await words(page, 2).waitFor()
  // The box can be focused and scrolled by keyboard.
  await box(page, 2).focus()
  await page.keyboard.press('PageDown')
  await expect.poll(() => box(page, 2).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
  await keys.press(button(page, 'Open the sheet larger'))
  await expect(page.getByRole('dialog').getByText(wordsOf(2), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button(page, 'Open the sheet larger')).toBeFocused()
})

test('a sheet of 30 pages is zoomed on a phone, and its position is kept @phone', async ({
  page,
  openPdf,
  isMobile,
}) => {
  test.skip(!isMobile)
  await openPdf('thirty-pages')
  await words(page, 1).waitFor()
  await button(page, 'Next page').tap()
  await words(page, 2).waitFor()
  await expect(page.locator('[role=region] canvas'), 'only this page is drawn').toHaveCount(1)
  const large = page.getByRole('dialog', { name: 'List' })
  await button(page, 'Open the sheet larger').tap()
  await large.getByText(wordsOf(2), { exact: true }).waitFor()
  await large.getByRole('button', { name: 'Larger' }).tap()
  await expect.poll(() => zoomOf(page, 2)).toBeGreaterThan(1.1)
  const zoom = await zoomOf(page, 2)
  // Only its box scrolls sideways.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.reload()
  await words(page, 2).waitFor()
  await button(page, 'Open the sheet larger').tap()
  await expect.poll(() => zoomOf(page, 2)).toBeCloseTo(zoom, 1)
  await large.getByRole('button', { name: 'Smaller' }).tap()
  await expect.poll(() => zoomOf(page, 2)).toBeLessThan(1.1)
  // Escape stands for Android's Back here: both send a close request to the browser, while the page
  // must get no key event.
  await page.evaluate(() => {
    window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true)
  })
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(words(page, 2)).toBeVisible()
})

test('a sheet blocks neither page scrolling nor pinch zoom @phone', async ({ page, openPdf }) => {
  await openPdf('thirty-pages')
  await words(page, 1).waitFor()
  await expect(box(page, 1)).toHaveCSS('touch-action', 'auto')
  await expect(box(page, 1)).toHaveCSS('overscroll-behavior-y', 'auto')
})

test('a sheet that cannot be drawn says so, can be saved, and can be retried', async ({
  page,
  openPdf,
  problems,
}) => {
  const worker = '**/assets/pdf.worker*'
  await page.route(worker, (route) => route.abort())
  await openPdf('thirty-pages')
  await page.getByText('The sheet cannot be shown here.').waitFor()
  await expectSaved(page)
  await page.unroute(worker)
  await button(page, 'Retry').click()
  await expect(words(page, 1)).toBeVisible()
  forgive(problems, /pdf\.worker|preload assets|ERR_FAILED/)
})

test('a sheet that is left while it loads leaves no error behind', async ({ page, openPdf }) => {
  await page.addInitScript(() => {
    const OwnWorker = window.Worker
    let rounds = 0
    const press = (name: string) => {
      const buttons = [...document.querySelectorAll('button')]
      const button = buttons.find(({ textContent }) => textContent === name)
      button?.click()
      return button !== undefined
    }
    const leave = () => press('Close') || press('Open the sheet larger')
    window.Worker = class extends OwnWorker {
      override postMessage(message: { action?: string }, transfer: never): void {
        super.postMessage(message, transfer)
        if (message.action !== 'GetDocRequest' || rounds === 12) return
        rounds += 1
        setTimeout(leave, rounds)
      }
    }
  })
  await openPdf('thirty-pages')
  await words(page, 1).waitFor()
})

test('a scanned page is drawn; without its decoder it says so and can be retried', async ({
  page,
  openPdf,
  problems,
}) => {
  const decoder = '**/assets/openjpeg*'
  await page.route(decoder, (route) => route.abort())
  await openPdf('scan')
  const note = page.getByText('This page cannot be shown in full here.')
  await note.waitFor()
  await page.unroute(decoder)
  await button(page, 'Retry').click()
  await expect.poll(() => colorOf(page)).toBe('red')
  await expect(note).toBeHidden()
  forgive(problems, /openjpeg|ERR_FAILED/)
})

test('a link in a sheet opens in a new tab, and one that would run a script is not there', async ({
  page,
  openPdf,
}) => {
  await openPdf('links')
  const links = page.getByRole('region', { name: 'List' }).getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://example.com/recipe')
  await expect(links).toHaveAttribute('target', '_blank')
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a sheet with a password says so, and is offered without a retry', async ({
  page,
  openPdf,
}) => {
  await openPdf('password')
  await page.getByText('This sheet is locked with a password.').waitFor()
  await expect(button(page, 'Retry')).toHaveCount(0)
  await expect(button(page, 'Go on without it')).toBeVisible()
  await expectSaved(page)
})
