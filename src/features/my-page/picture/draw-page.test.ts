import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapped } from './draw-page'

const width = (text: string) => Array.from(text).length

describe('words in lines', () => {
  test('fill each line as far as they fit', () => {
    expect(wrapped('Cook a simple recipe', 9, width)).toEqual(['Cook a', 'simple', 'recipe'])
  })

  test('stay in one line where that has room', () => {
    expect(wrapped('Cook a simple recipe', 20, width)).toEqual(['Cook a simple recipe'])
  })

  test('are broken where one is longer than a line', () => {
    expect(wrapped('a Haushaltsplan', 6, width)).toEqual(['a', 'Hausha', 'ltspla', 'n'])
  })

  test('that say nothing are no line', () => {
    expect(wrapped('  ', 6, width)).toEqual([])
  })

  test('never run over the edge and never get lost', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 2, max: 30 }),
        (text, room) => {
          const lines = wrapped(text, room, width)
          for (const line of lines) expect(width(line)).toBeLessThanOrEqual(room)
          expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        },
      ),
    )
  })
})
