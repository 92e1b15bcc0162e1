import { readFileSync } from 'node:fs'
import { expect, test as base, type Page } from '../support/e2e'

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

/** A drawn page of thirty-pages.pdf, by the text layer over its picture. */
const words = (page: Page, number: number) =>
  page.getByText(`This is sheet number ${number}.`, { exact: true })

test('a pdf of thirty pages is at its page again after a reload', async ({ page, openPdf }) => {
  await openPdf('thirty-pages')
  await expect(words(page, 1)).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(words(page, 2)).toBeVisible()
  await expect(page.locator('main canvas')).toHaveCount(1)
  await page.reload()
  await expect(words(page, 2)).toBeVisible()
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
  await expect(words(page, 1)).toBeVisible()
  expect(problems).toEqual([])
})

test('a pdf with a password can be saved, and the lesson gone on without', async ({
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
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://example.com/recipe')
  await expect(links).toHaveAttribute('target', '_blank')
})

test('a scanned page is drawn', async ({ page, openPdf }) => {
  await openPdf('scan')
  const color = () =>
    page
      .locator('main canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 4, 200, 1, 1)
        const [red = 0, green = 0] = pixel?.data ?? []
        return red > 120 && green < 90 ? 'red' : 'another color'
      })
  await expect.poll(color).toBe('red')
})
