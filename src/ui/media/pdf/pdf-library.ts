import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import jpxDecoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { drawPage, type DrawnPage, type PageToDraw } from './reader/draw-page'

/** Loads pdf.js (440 kB) in its build for older browsers, as it is mostly used on phones. */

export type PdfDocument = {
  pages: number
  /** Renders one page into a detached canvas. Rejects when aborted, or when the page cannot be rendered. */
  draw: (wanted: PageToDraw) => Promise<DrawnPage>
  /** Ends its worker and frees its memory. */
  close: () => void
}

/** The symbol fonts that a pdf need not embed; other missing fonts are replaced by the system's. */
class SignFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = filename.startsWith('FoxitDingbats') ? dingbats : symbols
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

/**
 * pdf.js appends the decoder's file name to this address and imports it when a page holds JPEG 2000. The build gives the
 * file a hashed name, so the appended name has to end up in the fragment, behind the #.
 */
const jpxDecoderFolder = `${jpxDecoder}#/`

const verbosity = VerbosityLevel.ERRORS

function startWorker() {
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url), {
    type: 'module',
  })
  const worker = PDFWorker.create({ port, verbosity })
  const failed = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker did not start')))
  })
  return {
    worker,
    /** Rejects when the worker's script fails to load: pdf.js itself would wait forever. */
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
      // Our Content-Security-Policy forbids eval and WebAssembly.
      isEvalSupported: false,
      useWasm: false,
      wasmUrl: jpxDecoderFolder,
      useWorkerFetch: false,
      StandardFontDataFactory: SignFonts,
      verbosity,
    })
    const document = await Promise.race([loading.promise, failed])
    let held: PDFPageProxy | undefined
    return {
      pages: document.numPages,
      draw: async (wanted) => {
        const page = await document.getPage(wanted.page)
        // Keep the decoded images for the next zoom: those of a scan may take seconds.
        if (held !== page) held?.cleanup()
        held = page
        return drawPage(page, wanted)
      },
      close: () => void loading.destroy().finally(end),
    }
  } catch (error) {
    end()
    throw error
  }
}
