import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelLines } from './label-lines'

// At 10 px a letter takes 5 px: ten of them in 50 px.
const lines = (text: string) => labelLines(text, 50, 10)

test.each([
  ['', 1],
  ['Wash', 1],
  ['Wash a cut', 1],
  ['Wash and cut', 2],
  ['Read the whole recipe', 3],
  ['Supercalifragilistic', 2],
  ['A supercalifragilistic word', 4],
])('%j takes %i', (text, expected) => {
  expect(lines(text)).toBe(expected)
})

test('larger text takes more lines', () => {
  expect(labelLines('Get your tools ready', 160, 16)).toBe(1)
  expect(labelLines('Get your tools ready', 160, 32)).toBe(3)
})

test('a text never takes fewer lines than its letters need', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,80}$/), (text) => {
      expect(lines(text) * 10).toBeGreaterThanOrEqual(text.replace(/ /g, '').length)
    }),
  )
})
