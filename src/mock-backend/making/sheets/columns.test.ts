import { expect, it } from 'vitest'
import { columnWidths } from './columns'

it('columns fill the width and break no word', () => {
  const widths = columnWidths(
    [
      { word: 80, text: 80 },
      { word: 40, text: 300 },
    ],
    306,
  )
  expect(widths?.reduce((sum, width) => sum + width)).toBeCloseTo(306)
  expect(widths?.[0]).toBeGreaterThan(80)
  expect(widths?.[1]).toBeGreaterThan(150)
})

it('empty columns get equal widths', () => {
  expect(
    columnWidths(
      [
        { word: 50, text: 50 },
        { word: 50, text: 50 },
      ],
      200,
    ),
  ).toEqual([100, 100])
})

it('an error says that the words do not fit', () => {
  expect(columnWidths([{ word: 200, text: 200 }], 199)).toBeNull()
})
