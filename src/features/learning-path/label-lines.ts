/** The mean width of a letter of the interface's font, in parts of its size; generous on purpose. */
const letter = 0.5

/**
 * About how many lines a text takes, broken at spaces. The snake needs to know before anything is
 * drawn; being a line too generous only leaves some air under a label.
 */
export function labelLines(text: string, width: number, fontSize: number): number {
  const perLine = Math.max(1, Math.floor(width / (fontSize * letter)))
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const needed = used === 0 ? word.length : used + 1 + word.length
    if (needed <= perLine) {
      used = needed
      continue
    }
    if (used > 0) lines += 1
    // A word that is longer than a line is broken inside.
    lines += Math.ceil(word.length / perLine) - 1
    used = word.length % perLine || Math.min(word.length, perLine)
  }
  return lines
}
