import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth, wrapText } from './text-size'

describe('the width of a text', () => {
  test('grows with the letters and with the font', () => {
    expect(textWidth('', 16)).toBe(0)
    expect(textWidth('mm', 16)).toBe(2 * textWidth('m', 16))
    expect(textWidth('Finances', 32)).toBe(2 * textWidth('Finances', 16))
    expect(textWidth('ill', 16)).toBeLessThan(textWidth('www', 16))
  })

  test('is at least the width in the typeface, as measured in a browser', () => {
    // At 100 pixels, weight 600.
    expect(textWidth('a', 100)).toBeGreaterThanOrEqual(54)
    expect(textWidth('i', 100)).toBeGreaterThanOrEqual(28)
    expect(textWidth('ñ', 100)).toBeGreaterThanOrEqual(56)
    expect(textWidth('M', 100)).toBeGreaterThanOrEqual(85)
    expect(textWidth('0', 100)).toBeGreaterThanOrEqual(66 * 0.95)
    expect(textWidth('%', 100)).toBeGreaterThanOrEqual(95)
  })

  test('other scripts and emoji count as full squares', () => {
    expect(textWidth('水', 10)).toBeGreaterThanOrEqual(10)
    expect(textWidth('🍲', 10)).toBeGreaterThanOrEqual(10)
  })
})

describe('wrapping a text', () => {
  test('a short or empty text is one line', () => {
    expect(wrapText('Make a budget', 200, 16)).toEqual({ lines: 1, dividesWord: false })
    expect(wrapText('', 100, 16)).toEqual({ lines: 1, dividesWord: false })
  })

  test('a line breaks between words', () => {
    expect(wrapText('Keep your home clean', 120, 16)).toEqual({ lines: 2, dividesWord: false })
  })

  test('a no-break space keeps the number and its sign together', () => {
    expect(wrapText('100\u00a0%', 30, 15).dividesWord).toBe(true)
    expect(wrapText('100 %', 30, 15)).toEqual({ lines: 2, dividesWord: false })
  })

  test('a line may break after a hyphen', () => {
    expect(wrapText('do-it-yourself', 80, 16)).toEqual({ lines: 2, dividesWord: false })
  })

  test('a word longer than the line is divided, and the result says so', () => {
    const { lines, dividesWord } = wrapText('responsabilidades', 92, 15)
    expect(dividesWord).toBe(true)
    expect(lines).toBeGreaterThanOrEqual(2)
  })

  test('the lines always hold the whole text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 40, max: 300 }),
        (text, width) => {
          const { lines } = wrapText(text, width, 16)
          const trimmed = text.replaceAll(/\s+/g, ' ').trim()
          expect(lines).toBeGreaterThanOrEqual(1)
          expect(lines * (width + 16)).toBeGreaterThanOrEqual(textWidth(trimmed, 16) * 0.6)
        },
      ),
    )
  })
})
