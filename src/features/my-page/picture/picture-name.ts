/** A file name that describes the picture, without characters that some file system forbids, and of limited length. */
export function pictureName(words: string): string {
  const name = words
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f"*/:<>?\\|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Array.from splits by code points: slicing the string could cut a surrogate pair in two.
  const short = Array.from(name).slice(0, 120).join('')
  return `${short.replace(/[\s.,;]+$/, '')}.png`
}
