/** The address, when it is one that may be followed: http or https only. */
export function playableAddress(src: string | null): string | null {
  if (src === null || !URL.canParse(src)) return null
  const { protocol, href } = new URL(src)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
