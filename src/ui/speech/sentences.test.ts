import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences'

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end))

describe('sentences to read aloud', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['Usa 2.5 litros. ¿Listo? ¡Sí!', ['Usa 2.5 litros.', '¿Listo?', '¡Sí!']],
    ['She said “Stop.” Then she left.', ['She said “Stop.”', 'Then she left.']],
    ['  Read it.\n  Then go on. ', ['Read it.', 'Then go on.']],
    ['e.g. milk, eggs', ['e.g. milk, eggs']],
    ['… · –', []],
    ['', []],
  ])('%j are %j', (text, sentences) => {
    expect(split(text)).toEqual(sentences)
  })

  it('are split at a comma if they are long, because browsers stop long utterances', () => {
    const long = `${'Wash the spoon, '.repeat(20)}and dry it.`
    const parts = split(long)
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.slice(0, -1).every((part) => part.endsWith(','))).toBe(true)
    expect(parts.join(' ')).toBe(long)
  })

  it('contain every word once, in order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const parts = split(text)
        expect(parts.every((part) => part.length <= 200)).toBe(true)
        const letters = (some: string) => some.replaceAll(/[^\p{L}\p{N}]/gu, '')
        expect(letters(parts.join(''))).toBe(letters(text))
      }),
    )
  })
})
