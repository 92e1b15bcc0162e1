import { describe, expect, test } from 'vitest'
import { noAnswers, type Answers } from './wizard-answers'
import { firstOpenStep, profileOf, stepProblems } from './wizard-steps'

const goals = [
  { id: 1, name: 'Connecting with Others' },
  { id: 'g-2', name: 'Managing Finances' },
  { id: 4, name: 'Otro' },
]
const known = { goals }
const full: Answers = {
  ageRange: '18-24',
  gender: 'Female',
  supportLevel: 'guided',
  username: 'sam.r',
  goals: [1],
  customGoal: '',
}
const withOther = { ...full, goals: [4, 1], customGoal: '  Play the guitar ' }

describe('Next', () => {
  test.each([
    [0, { ageRange: 'required', gender: 'required' }],
    [1, { supportLevel: 'required' }],
    [2, { username: 'required' }],
    [3, { goals: 'required' }],
    [4, {}],
  ])('of step %i requires the fields of that step and no others', (step, problems) => {
    expect(stepProblems(step, noAnswers, known)).toEqual(problems)
  })

  test.each([0, 1, 2, 3, 4])('of step %i continues when everything is filled in', (step) => {
    expect(stepProblems(step, full, known)).toEqual({})
    expect(stepProblems(step, withOther, known)).toEqual({})
  })

  test.each<[number, Partial<Answers>, object]>([
    [0, { gender: null }, { gender: 'required' }],
    [2, { username: 'sa' }, { username: 'length' }],
    [2, { username: 'María' }, { username: 'format' }],
    [3, { goals: [4] }, { customGoal: 'required' }],
    [3, { goals: [4], customGoal: '   ' }, { customGoal: 'required' }],
  ])('of step %i with %j finds %j', (step, change, problems) => {
    expect(stepProblems(step, { ...full, ...change }, known)).toEqual(problems)
  })

  test('does not count a goal that the server no longer has', () => {
    expect(stepProblems(3, { ...full, goals: [99] }, known)).toEqual({ goals: 'required' })
  })

  test.each(['sam.r', 'SAM.R'])('knows %s as taken after the server refused sam.r', (username) => {
    const taken = { goals, takenName: 'sam.r' }
    expect(stepProblems(2, { ...full, username }, taken)).toEqual({ username: 'taken' })
    expect(stepProblems(2, { ...full, username: 'sam.r2' }, taken)).toEqual({})
  })
})

describe('the first incomplete step', () => {
  test.each([
    [0, { gender: null }],
    [1, { supportLevel: null }],
    [2, { username: '' }],
    [3, { goals: [] }],
    [4, {}],
  ])('is step %i with %j', (step, change) => {
    expect(firstOpenStep({ ...full, ...change }, known)).toBe(step)
  })

  test('is the goals step while the goals are not loaded', () => {
    expect(firstOpenStep(full, { goals: [] })).toBe(3)
  })

  test('is the username step once the name is taken', () => {
    expect(firstOpenStep(full, { goals, takenName: 'sam.r' })).toBe(2)
  })
})

describe('the profile that is sent', () => {
  test('holds each answer, and no text without Other', () => {
    expect(profileOf({ ...full, customGoal: 'left over' }, known)).toEqual({
      ageRange: '18-24',
      gender: 'Female',
      supportLevel: 'guided',
      username: 'sam.r',
      goals: [1],
      customGoal: '',
    })
  })

  test('holds the text of Other, trimmed, and ids as the server gave them', () => {
    expect(profileOf({ ...withOther, goals: [4, 'g-2'] }, known)).toMatchObject({
      goals: ['g-2', 4],
      customGoal: 'Play the guitar',
    })
  })

  test.each([{ ageRange: null }, { username: 'é' }, { goals: [] }, { goals: [4] }])(
    'is none with %j',
    (change) => {
      expect(profileOf({ ...full, ...change }, known)).toBeUndefined()
    },
  )
})
