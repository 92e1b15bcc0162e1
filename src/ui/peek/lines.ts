/** One line in the other language: missing where there is none for it, empty where nothing stands here. */
export type Line = { text: string } | 'missing' | 'empty'

/**
 * The lines of the other language in the order of those that stand here; 'none' where no line says anything
 * else: a server that does not know the language answers in one that it knows.
 */
export function linesOf(
  here: readonly string[],
  there: readonly (string | undefined)[],
): readonly Line[] | 'none' {
  const lines = here.map((line, at): Line => {
    if (line.trim() === '') return 'empty'
    const text = there[at]?.trim() ?? ''
    return text === '' ? 'missing' : { text }
  })
  const isSame = (line: Line, at: number) =>
    typeof line === 'string' || line.text === here[at]?.trim()
  const isEmpty = lines.every((line) => line === 'empty')
  return !isEmpty && lines.every(isSame) ? 'none' : lines
}
