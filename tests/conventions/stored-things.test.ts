import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sentences, storedThings, withTable } from '@/build/stored-table'
import { productFiles } from './support/source-files'

const things = Object.entries(storedThings)
const names = things.map(([, { name }]) => name)

/** The files that import this one, without its neighbors in the folder. */
function importersOf(target: string, neighbours: readonly string[]): string[] {
  return productFiles
    .filter(({ imports }) => imports.some((one) => one.target === target))
    .map(({ path }) => path)
    .filter((path) => !neighbours.some((start) => path.startsWith(start)))
}

describe('a stored thing', () => {
  test('is declared with a sentence that describes it', () => {
    const said = sentences()
    expect(things.filter(([name]) => !said.has(name)).map(([name]) => name)).toEqual([])
  })

  // [3.3.2] [9.7]
  test('has the agreed name', () => {
    const keys = things.map(([, { key }]) => key)
    const agreed = [
      'accessToken refreshToken expiresAt userName currentSkillId registeredEmail isNewUser',
      'lastEmail selectedSkills selectedOptions trophyModal_{skillId} hiddenCategories_{learner}',
    ].flatMap((line) => line.split(' '))
    expect(agreed.filter((name) => !keys.includes(name))).toEqual([])
  })

  test('has a name that is no prefix of another', () => {
    expect(new Set(names).size).toBe(names.length)
    const alike = names.filter((name) => names.some((other) => other.startsWith(`${name}_`)))
    expect(alike).toEqual([])
  })

  test('is listed in SECURITY.md, whose table `npm run make:stored-table` updates', () => {
    const page = readFileSync('SECURITY.md', 'utf8')
    expect(page).toContain('| key ')
    expect(page).toBe(withTable(page))
  })

  test('is stored through its declaration only', () => {
    const ways = ['src/learner/', 'src/lib/', 'src/i18n/chosen-language.ts']
    expect(importersOf('src/lib/storage.ts', ways)).toEqual([])
    expect(importersOf('src/i18n/chosen-language.ts', ['src/i18n/'])).toEqual([])
  })

  test('is declared in one place', () => {
    const declaring = productFiles.filter(({ imports }) =>
      imports.some(({ target, typeOnly }) => target === 'src/learner/stored-thing.ts' && !typeOnly),
    )
    expect(declaring.map(({ path }) => path)).toEqual(['src/learner/stored-things.ts'])
  })
})
