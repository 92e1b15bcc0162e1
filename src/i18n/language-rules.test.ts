import { expect, it } from 'vitest'
import { languageCodes, nextLanguage, toLanguage } from './language-rules'

it.each([
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
  [null, 'en'],
  [undefined, 'en'],
] as const)('maps the tag %s to %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language)
})

it.each([
  [['ca', 'es-MX', 'en'], 'es'],
  [['eu-ES', 'es'], 'es'],
  [['qu', 'fr', 'en-GB', 'es'], 'en'],
  [['ca', 'fr'], 'en'],
] as const)('takes the first of %j that there is: %s', (tags, language) => {
  expect(toLanguage(...tags)).toBe(language)
})

it('offers every language in turn', () => {
  const codes = languageCodes()
  const offered = codes.map(nextLanguage)
  expect(offered).toEqual([...codes.slice(1), codes[0]])
})
