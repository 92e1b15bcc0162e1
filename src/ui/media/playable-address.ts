/** The address, when it is one that may be followed: http or https, or what this page holds itself. */
export function playableAddress(src: string | null): string | null {
  try {
    const { protocol, origin, href } = new URL(src ?? '')
    const isHere = protocol === 'blob:' && origin === window.location.origin
    return protocol === 'https:' || protocol === 'http:' || isHere ? href : null
  } catch {
    return null
  }
}
