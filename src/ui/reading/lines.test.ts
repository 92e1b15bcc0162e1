import { expect, test } from 'vitest'
import { linesByText } from './lines'

const found = (...args: Parameters<typeof linesByText>) => {
  const lines = linesByText(...args)
  return lines === 'none' ? lines : Object.fromEntries(lines)
}

test('each text has the line that stands in its place', () => {
  expect(found(['Soap', 'Towel'], ['Jabón', ' Toalla '])).toEqual({
    Soap: { text: 'Jabón' },
    Towel: { text: 'Toalla' },
  })
})

test.each([undefined, '', ' '])('a text whose place holds %j has none', (there) => {
  expect(found(['Soap', 'Towel'], ['Jabón', there])).toEqual({
    Soap: { text: 'Jabón' },
    Towel: 'missing',
  })
})

test('where nothing stands, nothing is said to be missing', () => {
  expect(found(['Soap', ''], ['Jabón'])).toEqual({ Soap: { text: 'Jabón' } })
})

test('a text that stands there twice has its first line', () => {
  expect(found(['Soap', 'Soap'], ['Jabón', 'Otro'])).toEqual({ Soap: { text: 'Jabón' } })
})

test.each([
  ['the same words', ['Soap', 'Towel']],
  ['no words', []],
  ['the same words for one, and none for the other', ['Soap']],
])('a server that has %s has no other language', (_what, there) => {
  expect(found(['Soap', 'Towel'], there)).toBe('none')
})

test('a screen without texts of the server misses nothing', () => {
  expect(found([], [])).toEqual({})
})
