import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url'
import symbols from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url'
import jpxDecoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url'
import { pdfjs } from 'react-pdf'
// oxlint-disable-next-line import/default -- Vite gives it the address as default export
import workerAddress from './pdf.worker?worker&url'

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

/**
 * Fetches the worker's script, which the worker then gets from the browser's cache. Rejects when it cannot be had: pdf.js
 * would not try it again before the page is reloaded.
 */
export async function fetchWorker(): Promise<void> {
  const answer = await fetch(workerAddress)
  if (!answer.ok) throw new Error(`The worker's script was answered with ${answer.status}`)
}

/** The symbol fonts that a pdf need not embed; other missing fonts are replaced by the system's. */
class SymbolFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = filename.startsWith('FoxitDingbats') ? dingbats : symbols
    return new Uint8Array(await (await fetch(address)).arrayBuffer())
  }
}

export const pdfOptions = {
  // Our Content-Security-Policy forbids eval and WebAssembly.
  isEvalSupported: false,
  useWasm: false,
  // pdf.js appends the decoder's file name and imports it when a page holds JPEG 2000. The build
  // gives the file a hashed name, so the appended name has to end up behind the #.
  wasmUrl: `${jpxDecoder}#/`,
  useWorkerFetch: false,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
  StandardFontDataFactory: SymbolFonts,
}
