import { getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import { drawPage, type DrawnPage, type PageToDraw } from './reader/draw-page'

/** Loads pdf.js: 440 kB. Its build for older browsers, since phones are what it is here for. */

export type PdfDocument = {
  pages: number
  /** Draws one page off the screen. Rejects when it is aborted, or when the page cannot be drawn. */
  draw: (wanted: PageToDraw) => Promise<DrawnPage>
  /** Ends its worker and frees what it holds. */
  close: () => void
}

/** The signs and ticks that a pdf may leave to its viewer; other fonts it lacks are the system's. */
class SignFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = filename.startsWith('FoxitDingbats') ? dingbats : symbols
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

function startWorker() {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port })
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker did not start')))
  })
  return {
    worker,
    /** Rejects when its file does not come: pdf.js itself would wait for ever. */
    failed,
    end: () => {
      worker.destroy()
      port.terminate()
    },
  }
}

/** Opens a pdf. Rejects for one that is damaged beyond repair or locked with a password. */
export async function openDocument(blob: Blob): Promise<PdfDocument> {
  const data = new Uint8Array(await blob.arrayBuffer())
  const { worker, failed, end } = startWorker()
  try {
    const loading = getDocument({
      data,
      worker,
      // The policy of the page allows no text to become code.
      isEvalSupported: false,
      useWasm: false,
      useWorkerFetch: false,
      StandardFontDataFactory: SignFonts,
      verbosity: VerbosityLevel.ERRORS,
    })
    const document = await Promise.race([loading.promise, failed])
    return {
      pages: document.numPages,
      draw: (wanted) => drawPage(document, wanted),
      close: () => void loading.destroy().finally(end),
    }
  } catch (error) {
    end()
    throw error
  }
}
