import { expect, test } from 'vitest'
import { keepLearnersShip, learnersShip, ships } from './learners-ship'

test.each(ships)('the %s that the learner chose is theirs', (ship) => {
  keepLearnersShip('sam@example.com', ship)
  expect(localStorage.getItem('ship_sam@example.com')).toBe(ship)
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
