/** Breaks words into lines that fit; a word that is longer than a line is broken itself. */
export function wrapped(text: string, room: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= room) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const sign of word) {
      if (line !== '' && widthOf(line + sign) > room) {
        lines.push(line)
        line = ''
      }
      line += sign
    }
  }
  return line === '' ? lines : [...lines, line]
}
