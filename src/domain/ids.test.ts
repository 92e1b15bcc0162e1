import { expect, test } from 'vitest'
import { withId } from './ids'

test('adds an id once and removes it, whether it is a number or a text', () => {
  expect(withId([11], 12, true)).toEqual([11, 12])
  expect(withId(['12', 11], 12, true)).toEqual([11, 12])
  expect(withId([11, '12'], 12, false)).toEqual([11])
  expect(withId([], 11, false)).toEqual([])
})
