import { expect, test } from 'vitest'
import { firstStepOf, percentOf } from './wizard-steps'

test.each([
  [['ageRange'], 0],
  [['supportLevel'], 1],
  [['username'], 2],
  [['customGoal', 'username'], 2],
  [['goals'], 3],
] as const)('%j are asked for first at step %i', (answers, step) => {
  expect(firstStepOf(answers)).toBe(step)
})

test('the progress counts the step that shows', () => {
  expect([0, 1, 2, 3, 4].map(percentOf)).toEqual([20, 40, 60, 80, 100])
})
