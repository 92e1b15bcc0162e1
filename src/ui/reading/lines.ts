/** The other language's line for a text: 'missing' where there is none. */
export type Line = { text: string } | 'missing'

/**
 * The lines of the other language by the texts they belong to; 'none' where no line says anything else: a
 * server that does not know the language answers in one that it knows.
 */
export function linesByText(
  here: readonly string[],
  there: readonly (string | undefined)[],
): ReadonlyMap<string, Line> | 'none' {
  const lines = new Map<string, Line>()
  for (const [at, text] of here.entries()) {
    const other = there[at]?.trim() ?? ''
    if (text.trim() === '' || lines.has(text)) continue
    lines.set(text, other === '' ? 'missing' : { text: other })
  }
  const saysNothingElse = ([text, line]: [string, Line]) =>
    line === 'missing' || line.text === text.trim()
  return lines.size > 0 && [...lines].every(saysNothingElse) ? 'none' : lines
}
