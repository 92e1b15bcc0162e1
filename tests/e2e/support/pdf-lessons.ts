import PdfKit from 'pdfkit'
import { inject } from 'vitest'
import { serveBuild } from '@/build/static-server'
import { startHttpBackend } from '@/mock-backend/entries/http/http'
import { smallContent } from '@/mock-backend/testing/small-content'
import { test as base } from './test-app'

export const pages = 30

/** The words on a page of the large pdf. */
export const wordsOf = (page: number) => `This is sheet number ${page}.`

/** A pdf of 30 pages and 3 MB: words, and enough lines to be as heavy as a page full of pictures. */
function largePdf(): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', margin: 60, compress: false })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const written = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(parts))),
  )
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) pdf.addPage()
    pdf.fontSize(28).text(wordsOf(page))
    for (let line = 0; line < 4_400; line += 1) {
      const x = 60 + (line % 88) * 5
      const y = 150 + Math.floor(line / 88) * 11
      pdf.moveTo(x, y).lineTo(x + 4, y + 7 + (line % 3) / 3)
    }
    pdf.stroke('#17508c')
  }
  pdf.end()
  return written
}

let made: Promise<Buffer> | undefined
export const pdf = () => (made ??= largePdf())

/** `test` with a backend of few lessons, and the large pdf in each that has one. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern
  app: async ({}, lend) => {
    const apiBaseUrl = inject('apiBaseUrl')
    const backend = await startHttpBackend({
      port: Number(new URL(apiBaseUrl).port),
      content: smallContent,
      sheetData: async () => (await pdf()).toString('base64'),
    })
    const server = await serveBuild({ folder: inject('mainBuild'), apiBaseUrl })
    await lend({ url: server.url, apiBaseUrl })
    await server.close()
    await backend.close()
  },
})
