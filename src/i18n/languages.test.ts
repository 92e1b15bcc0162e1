import { expect, test } from 'vitest'
import { languageCodes, nextLanguage, toLanguage } from './languages'

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES_419', 'es'],
  ['es@posix', 'es'],
  ['en-US@posix', 'en'],
  ['est', 'en'],
  ['fr', 'en'],
  ['C', 'en'],
  ['toString', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('maps the tag %s to %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

test('offers every language in turn', () => {
  expect(languageCodes.map(nextLanguage)).toEqual([...languageCodes.slice(1), languageCodes[0]])
})
