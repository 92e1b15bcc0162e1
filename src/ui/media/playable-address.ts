/** The address if it is an http or https URL, else null. */
export function playableAddress(src: string | null): string | null {
  try {
    const { protocol, href } = new URL(src ?? '')
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
