/** Fetches a file of this origin as base64. Rejects if it is missing. */
export async function fetchBase64(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
