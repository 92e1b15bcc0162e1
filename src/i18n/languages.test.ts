import { expect, test } from 'vitest'
import { languageCodes, nextLanguage } from './languages'

test('offers every language in turn', () => {
  expect(languageCodes.map(nextLanguage)).toEqual([...languageCodes.slice(1), languageCodes[0]])
})
