import { expect, test } from 'vitest'
import { learnersShip, ships } from './ship'

test.each(ships)('the %s that the learner chose is theirs', (ship) => {
  localStorage.setItem('ship_sam@example.com', ship)
  expect(learnersShip('sam@example.com')).toBe(ship)
})

test('another learner on the same computer does not get it', () => {
  localStorage.setItem('ship_sam@example.com', 'cruise')
  expect(learnersShip('ana@example.com')).toBe('yacht')
})

test('a yacht sails when nothing readable is kept, or the learner is not known', () => {
  localStorage.setItem('ship_sam@example.com', 'submarine')
  expect(learnersShip('sam@example.com')).toBe('yacht')
  expect(learnersShip(undefined)).toBe('yacht')
})
