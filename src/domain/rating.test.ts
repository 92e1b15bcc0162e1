import { expect, test } from 'vitest'
import { ratingsToGo } from './rating'

test.each([
  [null, null, 2],
  [4, null, 1],
  [null, 1, 1],
  [1, 5, 0],
] as const)('of the ratings %j and %j %i are missing', (helpfulness, confidence, missing) => {
  expect(ratingsToGo({ helpfulness, confidence })).toBe(missing)
})
