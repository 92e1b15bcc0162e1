import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { HttpBackend } from '@/mock-backend/entries/http/http'
import { smallContent } from '@/mock-backend/testing/small-content'
import { expectNoAxeViolations } from '@tests/fixtures/browser/axe'
import { ink, openLesson } from '@tests/fixtures/browser/lesson-page'
import { startLocalBackend } from '@tests/fixtures/browser/local-backend'
import { pdfInFont, scannedPdf, writtenPdf } from '@tests/fixtures/browser/scanned-pdfs'
import { ccitt, cmyk, jbig2, jpx } from '@tests/fixtures/browser/scans'
import { test as base, type OpenedApp, type Visitor } from '@tests/fixtures/browser/test-app'

/** The pdf that the backend sends. */
let pdf: Buffer

const test = base.extend<{ backend: HttpBackend }>({
  backend: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const sheetData = async () => pdf.toString('base64')
      const backend = await startLocalBackend({ content: smallContent, sheetData })
      await provide(backend)
      await backend.close()
    },
    { scope: 'file' },
  ],
})

const phone: Visitor = { viewport: { width: 390, height: 844 }, touch: true }
const decoder = '**/assets/openjpeg*'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a link in a pdf opens in a new tab, and one that would run a script is not there', async ({
  openApp,
}) => {
  const app = await openApp()
  const written = writtenPdf((sheet) => {
    sheet.fontSize(28).text('The recipe', { link: 'https://example.com/recipe' })
    sheet.moveDown().text('A script', { link: 'javascript:alert(1)' })
  })
  await openPdf(app, written)
  const links = app.page.getByRole('region', { name: 'List' }).getByRole('link')
  await links.first().waitFor()
  const given = await links.evaluateAll((all) =>
    all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
  )
  expect(given).toEqual([['https://example.com/recipe', '_blank', 'noopener noreferrer']])
})

async function openPdf(app: OpenedApp, given: Promise<Buffer>): Promise<void> {
  pdf = await given
  await openLesson(app, { id: 1003, type: 'pdf', title: 'List' })
}

const inks = { white: [255, 255, 255], black: [0, 0, 0], red: [192, 32, 32], blue: [32, 64, 192] }

/** The colors of the drawn page, from left to right. */
async function coloursOf(page: Page): Promise<string[]> {
  const pixels = await page
    .locator('[role=region] canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      // A copy of the row in the middle: Chromium warns where the canvas itself is read often.
      const row = new OffscreenCanvas(canvas.width, 1).getContext('2d')
      row?.drawImage(canvas, 0, -Math.floor(canvas.height / 2))
      const inkOf = row?.getImageData(0, 0, canvas.width, 1).data ?? []
      return [0.25, 0.75, 0.98].map((x) => {
        const start = 4 * Math.floor(canvas.width * x)
        return Array.from(inkOf.slice(start, start + 4))
      })
    })
  return pixels.map(
    (pixel) =>
      Object.entries(inks).find(([, ink]) =>
        ink.every((part, index) => Math.abs(part - (pixel[index] ?? -1000)) < 60),
      )?.[0] ?? String(pixel),
  )
}

/** Checks that the lesson's save link saves the original pdf. */
async function expectSaved(page: Page): Promise<void> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the sheet' }).click()
  expect(readFileSync(await (await saving).path()).equals(pdf)).toBe(true)
}

describe('a scanned page is drawn', () => {
  test.for([
    ['in JPEG 2000', jpx, ['red', 'blue', 'white']],
    ['in the four inks of a printer', cmyk, ['red', 'blue', 'white']],
    ['in JBIG2', jbig2, ['black', 'white', 'white']],
    ['as a fax', ccitt, ['black', 'white', 'white']],
  ] as const)('%s', async ([, scan, colours], { openApp }) => {
    const app = await openApp(phone)
    await openPdf(app, scannedPdf([scan]))
    await app.page.locator('[role=region] canvas').waitFor()
    expect(await coloursOf(app.page)).toEqual(colours)
  })

  test('from JPEG 2000, whose decoder is fetched only when needed', async ({ openApp }) => {
    const app = await openApp(phone)
    const { page } = app
    let asked = 0
    page.on('request', (request) => void (/openjpeg/.test(request.url()) && (asked += 1)))
    await openPdf(app, scannedPdf([jbig2, jpx, jpx]))
    await expect.poll(() => coloursOf(page)).toContain('black')
    expect(asked).toBe(0)
    await button(page, 'Next page').tap()
    await expect.poll(() => coloursOf(page)).toContain('red')
    await button(page, 'Next page').tap()
    await page.getByRole('region', { name: /Page 3 of 3/ }).waitFor()
    expect(asked).toBe(1)
  })
})

describe('a page that cannot be drawn', () => {
  test('says so, can be saved and retried, and the other pages can be read', async ({
    openApp,
    problems,
  }) => {
    const app = await openApp(phone)
    const { page } = app
    await page.route(decoder, (route) => route.abort())
    await openPdf(app, scannedPdf([jpx, jbig2]))
    const note = page.getByText('This page cannot be shown in full here.')
    await note.waitFor()
    await expectNoAxeViolations(page, 'scan that cannot be drawn')
    await expectSaved(page)
    await button(page, 'Next page').tap()
    await expect.poll(() => coloursOf(page)).toContain('black')
    expect(await note.isVisible()).toBe(false)

    await button(page, 'Previous page').tap()
    await note.waitFor()
    await page.unroute(decoder)
    await button(page, 'Retry').tap()
    await expect.poll(() => coloursOf(page)).toContain('red')
    expect(await note.isVisible()).toBe(false)
    // Chromium logs the failed request itself.
    const own = /openjpeg|ERR_FAILED/
    problems.splice(0, problems.length, ...problems.filter((problem) => !own.test(problem)))
  })

  test('because of a damaged scan says so', async ({ openApp }) => {
    const app = await openApp(phone)
    await openPdf(app, scannedPdf([{ ...jpx, data: jpx.data.slice(0, 300) }]))
    await app.page.getByText('This page cannot be shown in full here.').waitFor()
    await expectSaved(app.page)
  })

  test('because of a password says so, and offers the file without a retry', async ({
    openApp,
  }) => {
    const app = await openApp(phone)
    const { page } = app
    await openPdf(
      app,
      writtenPdf((sheet) => sheet.text('Secret'), { userPassword: 'open' }),
    )
    await page.getByText('This sheet is locked with a password.').waitFor()
    expect(await button(page, 'Retry').count()).toBe(0)
    await button(page, 'Go on without it').waitFor()
    await expectNoAxeViolations(page, 'locked pdf')
    await expectSaved(page)
  })
})

describe('a pdf', () => {
  test('without its font is drawn with a system font', async ({ openApp }) => {
    const app = await openApp(phone)
    const font = { Subtype: 'TrueType', BaseFont: 'Nowhere,Bold', Encoding: 'WinAnsiEncoding' }
    await openPdf(app, pdfInFont(font, '(Words without a font)'))
    await app.page.getByText('Words without a font').waitFor()
    expect(await ink(app.page)).toBeGreaterThan(1)
  })

  test('of 200 pages can be read to the end', async ({ openApp }) => {
    const app = await openApp()
    const { page } = app
    await openPdf(
      app,
      writtenPdf((sheet) => {
        for (let number = 1; number < 200; number += 1) sheet.text(`Sheet ${number}.`).addPage()
        sheet.text('The last sheet.')
      }),
    )
    await page.getByText('Sheet 1.', { exact: true }).waitFor()
    await button(page, 'Next page').focus()
    for (let number = 1; number < 200; number += 1) await page.keyboard.press('Enter')
    await page.getByText('The last sheet.').waitFor()
    expect(await page.getByRole('status').filter({ hasText: 'Page 200 of 200' }).count()).toBe(1)
    expect(await page.locator('[role=region] canvas').count()).toBe(1)
  })
})
