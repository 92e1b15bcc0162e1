import { expect, test } from 'vitest'
import { linesByText } from './lines'

const found = (...args: Parameters<typeof linesByText>) => {
  const lines = linesByText(...args)
  return lines === 'none' ? lines : Object.fromEntries(lines)
}

test('each text has the translation at the same position', () => {
  expect(found(['Soap', 'Towel'], ['Jabón', ' Toalla '])).toEqual({
    Soap: { text: 'Jabón' },
    Towel: { text: 'Toalla' },
  })
})

test.each([undefined, '', ' '])('a text with %j at its position has no translation', (there) => {
  expect(found(['Soap', 'Towel'], ['Jabón', there])).toEqual({
    Soap: { text: 'Jabón' },
    Towel: 'missing',
  })
})

test('an empty text is not reported as missing', () => {
  expect(found(['Soap', ''], ['Jabón'])).toEqual({ Soap: { text: 'Jabón' } })
})

test('a text that occurs twice has the first translation', () => {
  expect(found(['Soap', 'Soap'], ['Jabón', 'Otro'])).toEqual({ Soap: { text: 'Jabón' } })
})

test.each([
  ['the same words', ['Soap', 'Towel']],
  ['no words', []],
  ['the same words for one, and none for the other', ['Soap']],
])('there is no translation if the server has %s', (_what, there) => {
  expect(found(['Soap', 'Towel'], there)).toBe('none')
})

test('a screen without texts of the server has no missing translation', () => {
  expect(found([], [])).toEqual({})
})
