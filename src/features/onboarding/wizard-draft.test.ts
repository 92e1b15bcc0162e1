import { describe, expect, test } from 'vitest'
import { session } from '@/learner/session'
import { noAnswers, type Answers } from './wizard-answers'
import { wizardDraft } from './wizard-draft'

const answers: Answers = {
  ageRange: '75+',
  gender: 'Other',
  supportLevel: 'supported',
  username: 'María',
  goals: [1, 'g-2'],
  customGoal: 'Play the guitar',
}
const draft = { step: 3, answers }
const key = 'wizard_sam@example.com'
const signIn = (email?: string) =>
  session.start({ accessToken: 'token', remember: true, ...(email !== undefined && { email }) })

describe('the draft of the wizard', () => {
  test('waits for the same learner only', () => {
    signIn('Sam@example.com')
    wizardDraft.keep(draft)
    expect(wizardDraft.read()).toEqual(draft)
    session.end('expired')
    signIn('ana@example.com')
    expect(wizardDraft.read()).toBeUndefined()
  })

  test('is there again after an expired session', () => {
    signIn('sam@example.com')
    wizardDraft.keep(draft)
    session.end('expired')
    signIn('sam@example.com')
    expect(wizardDraft.read()).toEqual(draft)
  })

  test('goes when the learner signs out', () => {
    signIn('sam@example.com')
    wizardDraft.keep(draft)
    session.end('signed-out')
    expect(localStorage.getItem(key)).toBeNull()
  })

  test('goes when the profile is saved', () => {
    signIn('sam@example.com')
    wizardDraft.keep(draft)
    wizardDraft.remove()
    expect(wizardDraft.read()).toBeUndefined()
  })

  test('lasts for the visit when nobody knows whose it is', () => {
    signIn()
    wizardDraft.keep(draft)
    expect(localStorage.getItem('wizard_')).toBeNull()
    expect(wizardDraft.read()).toEqual(draft)
    session.end('signed-out')
    expect(sessionStorage).toHaveLength(0)
  })

  test.each(['x', 'null', '{}', '[]'])('is none when %j is stored', (text) => {
    sessionStorage.setItem('wizard_', text)
    localStorage.setItem(key, text)
    signIn()
    expect(wizardDraft.read()).toBeUndefined()
    signIn('sam@example.com')
    expect(wizardDraft.read()).toBeUndefined()
  })

  test('has no answer where none can be read', () => {
    const odd = { ageRange: '12', gender: 1, supportLevel: {}, username: 5, goals: [{}] }
    sessionStorage.setItem('wizard_', JSON.stringify({ step: 7, answers: odd }))
    signIn()
    expect(wizardDraft.read()).toEqual({ step: 0, answers: noAnswers })
  })
})
