import { onTestFinished, vi } from 'vitest'
import type * as library from '@/ui/media/pdf/pdf-library'

/** A pdf as the backend sends it; nothing in these tests draws it. */
const somePdf = '%PDF-1.4\n%%EOF\n'
export const somePdfData = btoa(somePdf)

/** Until the end of the test this browser shows no pdf in a page: our own viewer is used. */
export function browserShowsNoPdfs(): void {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'pdfViewerEnabled'))
}

/** pdf.js for tests without a canvas: a pdf of three pages, each with its number as its words. */
export const pdfLibrary = {
  openDocument: vi.fn<typeof library.openDocument>(),
}

/** What was opened is of three pages again. */
export function resetPdfLibrary(): { closed: () => number } {
  let closed = 0
  pdfLibrary.openDocument.mockReset().mockImplementation(async () => ({
    pages: 3,
    draw: async ({ page }) => {
      const words = document.createElement('div')
      words.textContent = `Words of page ${page}`
      return { picture: document.createElement('canvas'), words }
    },
    close: () => {
      closed += 1
    },
  }))
  return { closed: () => closed }
}
