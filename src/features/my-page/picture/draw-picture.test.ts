import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapLines } from './draw-picture'

const width = (text: string) => Array.from(text).length

describe('wrapLines', () => {
  test('fills each line with as many words as fit', () => {
    expect(wrapLines('Cook a simple recipe', 9, width)).toEqual(['Cook a', 'simple', 'recipe'])
  })

  test('leaves a text that fits in one line', () => {
    expect(wrapLines('Cook a simple recipe', 20, width)).toEqual(['Cook a simple recipe'])
  })

  test('breaks a word that is longer than a line', () => {
    expect(wrapLines('a Haushaltsplan', 6, width)).toEqual(['a', 'Hausha', 'ltspla', 'n'])
  })

  test('returns no line for an empty text', () => {
    expect(wrapLines('  ', 6, width)).toEqual([])
  })

  test('never exceeds the width and loses no character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 2, max: 30 }),
        (text, room) => {
          const lines = wrapLines(text, room, width)
          for (const line of lines) expect(width(line)).toBeLessThanOrEqual(room)
          expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
        },
      ),
    )
  })
})
