import { expect, test } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { partsOf } from '@tests/support/locale-parts'

/** Each text's key with the variables in it. Plural forms count as one text, since languages have different ones. */
function textsOf(language: string): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  const add = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      const name = key.replace(/_(zero|one|two|few|many|other)$/, '')
      const variables = value.match(/\{\{\w+/g) ?? []
      texts[name] = [...new Set([...(texts[name] ?? []), ...variables])].toSorted()
    } else {
      for (const [name, inner] of Object.entries(value ?? {})) add(inner, `${key}.${name}`)
    }
  }
  for (const [namespace, content] of Object.entries(partsOf(language))) add(content, namespace)
  return texts
}

test.each(languageCodes)('%s has the keys and variables of English', (language) => {
  expect(textsOf(language)).toEqual(textsOf('en'))
})
