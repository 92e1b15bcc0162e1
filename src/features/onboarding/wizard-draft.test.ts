import { describe, expect, test } from 'vitest'
import { session } from '@/learner/session'
import { stored } from '@/learner/stored'
import { wizard } from '@/learner/stored-things'
import { hashed } from '@tests/fixtures/stored'
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
const draft = { step: 3, answers }
const beginning = { step: 0, answers: noAnswers }
const key = hashed('wizard_sam@example.com')
const read = () => readDraft(stored(wizard).read())
const signIn = (email: string) => session.start({ accessToken: 'token', remember: true, email })

describe('the draft of the wizard', () => {
  test('is restored only for the same learner', () => {
    signIn('Sam@example.com')
    stored(wizard).keep(draft)
    expect(read()).toEqual(draft)
    session.end('expired')
    signIn('ana@example.com')
    expect(read()).toEqual(beginning)
  })

  test.each(['x', 'null', '{}', '[]'])('is empty when the malformed %j is stored', (text) => {
    signIn('sam@example.com')
    localStorage.setItem(key, text)
    expect(read()).toEqual(beginning)
  })

  test('treats an unreadable answer as missing', () => {
    const odd = { ageRange: '12', gender: 1, supportLevel: {}, username: 5, goals: [{}] }
    expect(readDraft({ step: 7, answers: odd })).toEqual(beginning)
  })
})
