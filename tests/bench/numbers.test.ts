import { describe, expect, test } from 'vitest'
import { median, medians, table } from './numbers'

describe('the numbers of a benchmark', () => {
  test('are medians, or the mean of the two in the middle', () => {
    expect(median([9, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 100])).toBe(3)
    expect(median([])).toBeNaN()
    expect(
      medians([
        { ms: 5, kB: 1 },
        { ms: 1, kB: 1 },
        { ms: 4, kB: 3 },
      ]),
    ).toEqual({ ms: 4, kB: 1 })
  })

  test('are aligned in columns', () => {
    expect(
      table(
        ['route', 'ms'],
        [
          ['map', '1200'],
          ['sign-in', '9'],
        ],
      ),
    ).toBe(['route      ms', '-------------', 'map      1200', 'sign-in     9'].join('\n'))
  })
})
