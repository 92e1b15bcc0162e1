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

/**
 * pdf.js adds the file's own name to the address of a folder, and imports that when a page holds JPEG 2000. The name
 * that a build gave the file is not its own: what stands behind the # is not asked for.
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
      // The policy of the page allows neither text nor WebAssembly to become code.
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
        // Its pictures stay for another size: those of a scan may take seconds to decode.
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
