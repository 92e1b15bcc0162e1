import * as v from 'valibot'
import { expect, test } from 'vitest'
import { noAnswers } from './wizard-answers'
import { wizardDraft } from './wizard-draft'

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
