import * as v from 'valibot'
import { expect, test } from 'vitest'
import { noAnswers } from './wizard-answers'
import { firstStepOf, percentOf, wizardDraft } from './wizard-steps'

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

test('the draft of the wizard has its step and its answers', () => {
  const answers = {
    ageRange: '75+',
    gender: 'Other',
    supportLevel: 'supported',
    username: 'María',
    goals: [1, 'g-2'],
    customGoal: 'Play the guitar',
  }
  expect(v.parse(wizardDraft, { step: 3, answers })).toEqual({ step: 3, answers })
})

test('an unreadable answer counts as missing', () => {
  const answers = { ageRange: '12', gender: 1, supportLevel: {}, username: 5, goals: [{}] }
  expect(v.parse(wizardDraft, { step: 7, answers })).toEqual({ step: 0, answers: noAnswers })
})
