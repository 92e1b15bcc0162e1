import { expect, test } from 'vitest'
import { languageKey } from '@/i18n/languages'
import { reloadKey } from '@/lib/reload-once'
import { listedKeys } from '@tests/fixtures/stored'
import { productFiles } from './support/source-files'

/** Each declaration of a stored thing: its key, and the file. */
const declared = productFiles.flatMap(({ path, code }) =>
  [...code.matchAll(/[^n] declare\(\s*'([^']+)'/g)].map(([, key = '']) => ({ key, path })),
)
const keys = declared.map(({ key }) => key)

/** The files that import this one, without its neighbors in these folders. */
function importersOf(target: string, neighbours: readonly string[]): string[] {
  return productFiles
    .filter(({ imports }) => imports.some((one) => one.target === target))
    .map(({ path }) => path)
    .filter((path) => !neighbours.some((start) => path.startsWith(start)))
}

// [3.3.2] [9.7]
test('stored things have the agreed names', () => {
  const agreed = [
    'accessToken refreshToken expiresAt userName currentSkillId registeredEmail isNewUser',
    'lastEmail selectedSkills selectedOptions trophyModal_{skillId} hiddenCategories_{learner}',
  ].flatMap((line) => line.split(' '))
  expect(agreed.filter((name) => !keys.includes(name))).toEqual([])
})

test('everything that is stored has a row in the table of SECURITY.md, and nothing else has', () => {
  expect(listedKeys().toSorted()).toEqual([...keys, languageKey, reloadKey].toSorted())
})

test('no name of a stored thing begins another', () => {
  const names = keys.map((key) => key.replace(/_\{.*/, ''))
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => names.some((one) => one !== name && one.startsWith(name)))).toEqual(
    [],
  )
})

test('things are stored through their declarations only, in one file or in a guest', () => {
  const ways = ['src/learner/', 'src/lib/', 'src/i18n/chosen-language.ts']
  expect(importersOf('src/lib/storage.ts', ways)).toEqual([])
  expect(importersOf('src/i18n/chosen-language.ts', ['src/i18n/'])).toEqual([])
  const places = /^src\/(learner\/stored-things\.ts$|extras\/)/
  expect(declared.filter(({ path }) => !places.test(path))).toEqual([])
})
