import { readFileSync } from 'node:fs'
import { expect, test as base, type Locator, type Page } from '../support/e2e'

const test = base.extend<{ openPdf: (name: string) => Promise<void> }>({
  openPdf: async ({ page, openAs }, use) =>
    use(async (name) => {
      const pdf_data = readFileSync(`tests/e2e/pdfs/${name}.pdf`, 'base64')
      await page.route('**/api/pdf/retrieve*', (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          json: { pdf_data, title: 'List.pdf' },
        }),
      )
      await openAs('mateo', '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202')
    }),
})

/** The viewer where it has drawn a page of thirty-pages.pdf. */
const drawn = (page: Page, number: number) =>
  page
    .getByRole('region', { name: `List. Page ${number} of 30` })
    .filter({ has: page.locator('canvas') })

test('a pdf of thirty pages is at its page again after a reload', async ({ page, openPdf }) => {
  await openPdf('thirty-pages')
  await expect(drawn(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(drawn(page, 2)).toBeVisible()
  await expect(page.locator('main canvas')).toHaveCount(1)
  await page.reload()
  await expect(drawn(page, 2)).toBeVisible()
})

test('the words of a pdf stand below it, also where it has no structure', async ({
  page,
  openPdf,
  openAs,
}) => {
  await openPdf('thirty-pages')
  const words = page.locator('details')
  await page.getByText('Read the words of the sheet').click()
  await expect(words.getByText('This is sheet number 30.')).toBeVisible()

  await page.unroute('**/api/pdf/retrieve*')
  await openAs('mateo', '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202')
  await page.getByText('Read the words of the sheet').click()
  await expect(words.getByRole('heading', { name: 'When it is not enough' })).toBeVisible()
  await expect(words.getByRole('listitem').first()).toHaveText(
    'Group: 1What is in it: Home, medicine, food, power, water',
  )
})

test('on a phone a pdf is as wide as the window and has no scroller of its own @phone', async ({
  page,
  openAs,
}) => {
  await openAs('mateo', '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202')
  const canvas = page.locator('main canvas')
  await expect(canvas).toBeVisible()
  const scroller = page.locator('main [role=region]').filter({ has: page.locator('canvas') })
  await expect(scroller).toHaveCSS('overflow-y', 'visible')
  const { width = 0 } = (await canvas.boundingBox()) ?? {}
  expect(width).toBe(page.viewportSize()?.width)
})

test('a pdf in the whole window is never smaller than before', async ({ page, openAs }) => {
  await openAs('mateo', '/learningpath/knowledge?skill=21&type=pdf&module=2016&step=202')
  const widthOf = async (sheet: Locator) => (await sheet.boundingBox())?.width ?? 0
  const sheet = page.locator('main canvas')
  await expect(sheet).toBeVisible()
  const before = await widthOf(sheet)
  await page.getByRole('button', { name: 'Open the sheet larger' }).click()
  await expect
    .poll(() => widthOf(page.getByRole('dialog').locator('canvas')))
    .toBeGreaterThanOrEqual(before)
})

test('a pdf whose worker did not load is drawn after Retry', async ({
  page,
  openPdf,
  problems,
}) => {
  await page.route('**/assets/pdf.worker*', (route) => route.abort())
  await openPdf('thirty-pages')
  await expect(page.getByText('The sheet cannot be shown here.')).toBeVisible()
  await page.unroute('**/assets/pdf.worker*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(drawn(page, 1)).toBeVisible()
  expect(problems).toEqual([])
})

test('a pdf with a password says so, and offers to save it or to go on without it', async ({
  page,
  openPdf,
}) => {
  await openPdf('password')
  await expect(page.getByText('This sheet is locked with a password.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save the sheet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on without it' })).toBeVisible()
})

test('a link in a pdf opens in a new tab, and one that would run a script is not there', async ({
  page,
  openPdf,
}) => {
  await openPdf('links')
  const links = page.locator('.react-pdf__Page').getByRole('link')
  const toSite = links.and(page.locator('[target=_blank]'))
  await expect(toSite).toHaveAttribute('href', 'https://example.com/recipe')
  await expect(toSite).toHaveAccessibleName('example.com, opens in a new tab')
  // The third link, with an address of a script, is left out.
  await expect(links).toHaveCount(2)
})

test('a link to another page of a pdf has its words as name and shows that page', async ({
  page,
  openPdf,
}) => {
  await openPdf('links')
  await page.getByRole('link', { name: 'What you need' }).click()
  await expect(page.getByRole('region', { name: /Page 2 of 2/ })).toBeVisible()
})

/** Waits until the left of the first page is red. */
const isRed = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main canvas')
        .first()
        .evaluate((canvas: HTMLCanvasElement) => {
          const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 4, 200, 1, 1)
          const [red = 0, green = 0] = pixel?.data ?? []
          return red > 120 && green < 90 ? 'red' : 'another color'
        }),
    )
    .toBe('red')

test('a scanned page is drawn', async ({ page, openPdf }) => {
  await openPdf('scan')
  await isRed(page)
})

test('a symbol is drawn though its pdf does not have the font', async ({ page, openPdf }) => {
  // Else a font of the system may draw it.
  const font = page.waitForResponse('**/assets/FoxitDingbats*')
  await openPdf('symbol')
  expect((await font).ok()).toBe(true)
  // A large diamond.
  await isRed(page)
})
