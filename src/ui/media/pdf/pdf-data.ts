import { decodeBase64, isBase64 } from './base64'

const pdfType = 'application/pdf'

/** A pdf, and how it can be shown. */
export type Pdf = {
  blob: Blob
  /** An address that a frame can show; null where an object URL of the Blob is needed. */
  address: string | null
  /** False for a truncated file: the browser's viewer would show an empty frame. */
  isWhole: boolean
}

/** The longest `data:` URL that browsers open, in characters. */
const longestDataAddress = 2_000_000

/**
 * Reads `pdf_data` (rules.md#pdf): an address `data:application/pdf` or `blob:`, or base64 with
 * any white space. Rejects for anything else, and where the content is no pdf.
 */
export async function readPdf(data: string): Promise<Pdf> {
  const given = data.trim()
  const isAddress = /^(data|blob):/i.test(given)
  const blob = /^blob:/i.test(given)
    ? await fetchBlob(given)
    : /^data:/i.test(given)
      ? await blobOfDataAddress(given)
      : await blobOfBase64(given)
  // Viewers accept some bytes before the `%PDF-` header and after the end.
  if (!(await textOf(blob.slice(0, 1024))).includes('%PDF-')) throw new Error('This is no pdf')
  return {
    blob,
    address: isAddress && given.length <= longestDataAddress ? given : null,
    isWhole: (await textOf(blob.slice(-1024))).includes('%%EOF'),
  }
}

/** A `blob:` URL points into this browser: no request is sent. */
async function fetchBlob(address: string): Promise<Blob> {
  const blob = await (await fetch(address)).blob()
  // Force the type: a frame would render HTML in our origin.
  if (blob.type !== pdfType) throw new Error(`This is no pdf but ${blob.type}`)
  return blob
}

async function blobOfDataAddress(address: string): Promise<Blob> {
  const [, parameters = '', content = ''] =
    /^data:application\/pdf((?:;[^,]*)?),([\s\S]*)$/i.exec(address) ?? []
  if (content === '') throw new Error('This is no address of a pdf')
  if (/;\s*base64\s*$/i.test(parameters)) return blobOfBase64(decodeURIComponent(content))
  return new Blob([bytesOf(content)], { type: pdfType })
}

/** Decodes a percent-encoded `data:` URL. */
function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  const binary = content.replace(/%([0-9a-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

async function blobOfBase64(text: string): Promise<Blob> {
  const characters = text.replace(/\s+/g, '')
  if (!isBase64(characters)) throw new Error('This is no base64')
  return new Blob(await decodeBase64(characters), { type: pdfType })
}

async function textOf(part: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await part.arrayBuffer())
}
