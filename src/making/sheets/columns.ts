/** What a column holds: its longest word and its longest text, in points. */
export type Column = { word: number; text: number }

/** What every column gets beyond its words, so that an empty one can be written in. */
const breath = 30

/**
 * Shares the width among the columns: no word is torn, and what is left goes to the columns whose texts are
 * long. Null where not even the words fit.
 */
export function columnWidths(columns: readonly Column[], width: number): number[] | null {
  const left = width - columns.reduce((sum, { word }) => sum + word, 0)
  if (left < 0) return null
  const wishes = columns.map(({ word, text }) => text - word + breath)
  const wished = wishes.reduce((sum, wish) => sum + wish, 0)
  return columns.map(({ word }, index) => word + (left * (wishes[index] ?? 0)) / wished)
}
