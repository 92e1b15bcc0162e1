import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { marks, marksIn, promisesOf, withTests } from '../promises/promises'

const page = readFileSync('tests/promises/promises.md', 'utf8')
const promises = promisesOf(page)
const all = marks()

describe('the product’s promises', () => {
  test('have a test for every sentence', () => {
    const kept = new Set(all.map(({ id }) => id))
    expect([...promises.keys()].filter((id) => !kept.has(id))).toEqual([])
    expect(promises.size).toBeGreaterThan(200)
  })

  test('are the only ids in tests', () => {
    expect(all.filter(({ id, title }) => !promises.has(id) || title === '')).toEqual([])
  })

  test('are listed with their tests in promises.md, which `npx tsx tests/promises/promises.ts` updates', () => {
    expect(page).toBe(withTests(page, all))
  })
})

test('an id belongs to the test below it, even if a table of cases is between', () => {
  const text = "// [1.2] [3.4.5]\ntest.each([\n  ['a', 'b'],\n])('does %s', () => {})\n"
  expect(marksIn('a.test.ts', text)).toEqual([
    { id: '1.2', file: 'a.test.ts', title: 'does %s' },
    { id: '3.4.5', file: 'a.test.ts', title: 'does %s' },
  ])
})
