/** What the picture shows, in the name of its file: without what no system allows there, and not too long. */
export function pictureName(words: string): string {
  const name = words
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // By whole characters: half a sign is none.
  const short = Array.from(name).slice(0, 120).join('')
  return `${short.replace(/[\s.,;]+$/, '')}.png`
}
