/** Characters decoded per piece: a multiple of four. */
const sliceLength = 4 * 64 * 1024

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** True for base64 characters only; padding is optional. */
export function isBase64(text: string): boolean {
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text)
}

/**
 * Decodes base64 without white space, in pieces with pauses between them: several MB at once would block a slow phone.
 * Rejects where the text ends in the middle of a byte.
 */
export async function decodeBase64(text: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let start = 0; start < text.length; start += sliceLength) {
    if (start > 0) await breathe()
    pieces.push(decodeSlice(text.slice(start, start + sliceLength)))
  }
  return pieces
}

function decodeSlice(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text)
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index)
  return bytes
}
