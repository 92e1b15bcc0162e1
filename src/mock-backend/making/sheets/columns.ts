/** The widths of a column's longest word and of its longest text, in points. */
export type Column = { word: number; text: number }

/** Additional width for every column, so that an empty one has space to write. */
const extraWidth = 30

/**
 * Distributes the width among the columns: no word breaks, and the remaining width goes to columns
 * with long texts. Null if not even the words fit.
 */
export function columnWidths(columns: readonly Column[], width: number): number[] | null {
  const left = width - columns.reduce((sum, { word }) => sum + word, 0)
  if (left < 0) return null
  const wishes = columns.map(({ word, text }) => text - word + extraWidth)
  const wished = wishes.reduce((sum, wish) => sum + wish, 0)
  return columns.map(({ word }, index) => word + (left * (wishes[index] ?? 0)) / wished)
}
