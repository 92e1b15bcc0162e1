import { expect, test } from 'vitest'
import { ratingsToGo, starScale } from './rating'

test('a rating is given in whole stars from 1 to 5', () => {
  expect(starScale).toEqual([1, 2, 3, 4, 5])
})

test.each([
  [null, null, 2],
  [4, null, 1],
  [null, 1, 1],
  [1, 5, 0],
] as const)('of the ratings %j and %j %i are missing', (helpfulness, confidence, missing) => {
  expect(ratingsToGo({ helpfulness, confidence })).toBe(missing)
})
