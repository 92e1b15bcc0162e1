import { expect, test } from 'vitest'
import { noAnswers, type Answers } from './wizard-answers'
import { readDraft } from './wizard-draft'

const answers: Answers = {
  ageRange: '75+',
  gender: 'Other',
  supportLevel: 'supported',
  username: 'María',
  goals: [1, 'g-2'],
  customGoal: 'Play the guitar',
}
const beginning = { step: 0, answers: noAnswers }

test('the draft of the wizard has its step and its answers', () => {
  expect(readDraft({ step: 3, answers })).toEqual({ step: 3, answers })
})

test.each(['x', null, {}, []])('the malformed draft %j begins anew', (draft) => {
  expect(readDraft(draft)).toEqual(beginning)
})

test('an unreadable answer counts as missing', () => {
  const odd = { ageRange: '12', gender: 1, supportLevel: {}, username: 5, goals: [{}] }
  expect(readDraft({ step: 7, answers: odd })).toEqual(beginning)
})
