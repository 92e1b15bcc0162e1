import { describe, expect, it, test } from 'vitest'
import { englishSyllables, isGradeFive, measure, spanishSyllables } from './readability'

test.each([
  ['the', 1],
  ['soup', 1],
  ['money', 2],
  ['cooked', 1],
  ['needed', 2],
  ['table', 2],
  ['temperature', 4],
  ['yes', 1],
])('the English word %s has %i syllables', (word, count) => {
  expect(englishSyllables(word)).toBe(count)
})

test.each([
  ['y', 1],
  ['muy', 1],
  ['día', 2],
  ['leer', 2],
  ['bueno', 2],
  ['ciudad', 2],
  ['queso', 2],
  ['guitarra', 3],
  ['pingüino', 3],
  ['presupuesto', 4],
])('the Spanish word %s has %i syllables', (word, count) => {
  expect(spanishSyllables(word)).toBe(count)
})

describe('the reading level', () => {
  const easy = {
    en: ['Wash your hands. Cut the onion.'],
    es: ['Lava tus manos. Corta la cebolla.'],
  }
  const hard = {
    en: [
      'Individuals anticipating considerable expenditure should immediately consult organizations.',
    ],
    es: [
      'Las administraciones correspondientes considerarán determinadas circunstancias excepcionales.',
    ],
  }

  it.each(['en', 'es'] as const)(
    'of plain words is grade 5, of official words is not: %s',
    (language) => {
      expect(isGradeFive(measure(easy[language], language).score, language)).toBe(true)
      expect(isGradeFive(measure(hard[language], language).score, language)).toBe(false)
    },
  )

  it('follows the published formula', () => {
    // Two sentences of 3 words with 4 syllables each: 0.39 · 3 + 11.8 · 4/3 − 15.59.
    expect(measure(['Cut the onion. Wash the onion.'], 'en').score).toBeCloseTo(1.313, 3)
    // Two sentences of 3 words with 6 syllables each: 206.84 − 60 · 2 − 1.02 · 3.
    expect(measure(['Corta la cebolla. Lava la cebolla.'], 'es').score).toBeCloseTo(83.78, 2)
  })

  it('counts words in the longest sentence; a number is not a word', () => {
    expect(measure(['Pay $700 now. “Is it late?” I asked my friend.'], 'en').longestSentence).toBe(
      4,
    )
  })
})
