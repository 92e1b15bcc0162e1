/** The address, when it is one that may be followed: http or https only. */
export function playableAddress(src: string | null): string | null {
  try {
    const { protocol, href } = new URL(src ?? '')
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
