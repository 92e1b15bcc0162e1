/** The translation of a text; 'missing' where there is none. */
export type Line = { text: string } | 'missing'

/**
 * The translations by their texts; 'none' where all equal their texts: a server without the other language answers in its
 * own.
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
