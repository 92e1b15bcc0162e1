import { expect, test } from 'vitest'
import { ageRanges, genders, supportLevels } from './profile'

test('the values of a profile are those that the backend knows', () => {
  expect(ageRanges).toEqual(['Under 18', '18-24', '25-34', '35-49', '50-74', '75+'])
  expect(genders).toEqual(['Male', 'Female', 'Other'])
  expect(supportLevels).toEqual(['independent', 'guided', 'supported'])
})
