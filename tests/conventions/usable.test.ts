import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const page = readFileSync('tests/access/usable.md', 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('- **'))

/** A file, and a text that it must contain, such as the title of a test. */
const citations = rows.flatMap((row) =>
  [...row.matchAll(/`((?:src|tests|locales)\/[\w./-]+)`(?:: `([^`]+)`)?/g)].map(
    ([, file = '', words = '']) => ({ file, words }),
  ),
)

describe('the page of usability patterns', () => {
  test('has a row for each pattern, in order', () => {
    const most = { 2: 7, 3: 6, 4: 13, 5: 12, 6: 4, 7: 5, 8: 7, 9: 4 }
    const wanted = Object.entries(most).flatMap(([objective, count]) =>
      Array.from({ length: count }, (_, index) => `4.${objective}.${index + 1}`),
    )
    expect(rows.map((row) => /[\d.]+/.exec(row)?.[0])).toEqual(wanted)
  })

  test('names a test in each row, or a reason for having none', () => {
    const bare = rows.filter((row) => !/`: `/.test(row) && !row.includes('Not here: '))
    expect(bare).toEqual([])
  })

  test('names existing files and texts', () => {
    const lost = citations.filter(
      ({ file, words }) =>
        !existsSync(file) || (words !== '' && !readFileSync(file, 'utf8').includes(words)),
    )
    expect(lost).toEqual([])
  })
})
