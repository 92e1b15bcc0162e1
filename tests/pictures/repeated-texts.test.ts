import { expect, test } from 'vitest'
import type { SeenText } from './crowding'
import { repeatedTexts } from './repeated-texts'

const text = (words: string, more: Partial<SeenText> = {}): SeenText => ({
  words,
  is: 'text',
  isInRow: false,
  card: null,
  ...more,
})

test.each([
  ['a label', ['Show in Spanish', 'Show in Spanish'], '"show in spanish" twice'],
  ['a sentence', ['Well done. Go on now.', 'Go on, now!'], '"go on now" twice'],
  [
    'a name within a sentence',
    ['Cook a simple recipe', 'Part 3 of 16 in Cook a simple recipe'],
    '"cook a simple recipe" again in "part 3 of 16 in cook a simple recipe"',
  ],
])('finds %s that is repeated', (_, words, found) => {
  expect(repeatedTexts(words.map((one) => text(one)))).toEqual([found])
})

test.each([
  ['single words', [text('Continue'), text('Continue')]],
  ['a short label in a sentence', [text('Skill map'), text('Back to the skill map')]],
  ['two counts', [text('1 of 4'), text('1 of 4 chosen')]],
  [
    'the button that does what its heading names',
    [text('Sign in', { is: 'heading' }), text('Sign in', { is: 'button' })],
  ],
  ['part of a word', [text('Go to the map'), text('Go to the maple')]],
  [
    'the state of each row',
    [text('Not started', { isInRow: true }), text('Not started', { isInRow: true })],
  ],
  [
    'the state of each card',
    [
      text('0 of 4 chosen', { card: { id: 2, among: 1 } }),
      text('0 of 4 chosen', { card: { id: 3, among: 1 } }),
    ],
  ],
])('accepts %s', (_, texts) => {
  expect(repeatedTexts(texts)).toEqual([])
})

test('a repetition inside one card is found', () => {
  const card = { id: 2, among: 1 }
  expect(repeatedTexts([text('0 of 4 chosen', { card }), text('0 of 4 chosen', { card })])).toEqual(
    ['"0 of 4 chosen" twice'],
  )
})
