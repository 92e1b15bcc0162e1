import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { marks, marksIn, promisesOf, withTests } from '../promises/promises'

const page = readFileSync('tests/promises/promises.md', 'utf8')
const promises = promisesOf(page)
const all = marks()

describe('what the product promises', () => {
  test('has a test for every sentence', () => {
    const kept = new Set(all.map(({ id }) => id))
    expect([...promises.keys()].filter((id) => !kept.has(id))).toEqual([])
    expect(promises.size).toBeGreaterThan(200)
  })

  test('is all that a test may name', () => {
    expect(all.filter(({ id, title }) => !promises.has(id) || title === '')).toEqual([])
  })

  test('stands with its tests in promises.md; `npm run make:promises` renews it', () => {
    expect(page).toBe(withTests(page, all))
  })
})

test('a mark belongs to the test below it, also where a table of cases comes between', () => {
  const text = "// [1.2] [3.4.5]\ntest.each([\n  ['a', 'b'],\n])('does %s', () => {})\n"
  expect(marksIn('a.test.ts', text)).toEqual([
    { id: '1.2', file: 'a.test.ts', title: 'does %s' },
    { id: '3.4.5', file: 'a.test.ts', title: 'does %s' },
  ])
})
