import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isOtherGoal, noAnswers, profileSchema, tickedGoals, type Answers } from './wizard-answers'

const friends = { id: 1, name: 'Connecting with Others' }
const money = { id: 'g-2', name: 'Managing Finances' }
const other = { id: 4, name: 'Otro' }
const goals = [friends, money, other]

const full: Answers = {
  ageRange: '18-24',
  gender: 'Female',
  supportLevel: 'guided',
  username: 'sam.r',
  goals: [1],
  customGoal: '',
}

describe("the goal that needs the learner's own text", () => {
  test.each(['Other', 'other', 'OTRO', ' Otro '])('is %j', (name) => {
    expect(isOtherGoal({ id: 9, name })).toBe(true)
  })

  test.each(['Connecting with Others', 'Another', 'Otros', ''])('is not %j', (name) => {
    expect(isOtherGoal({ id: 4, name })).toBe(false)
  })
})

test('only goals of the list count as ticked, in the order of the list', () => {
  expect(tickedGoals([4, 99, '1'], goals)).toEqual([friends, other])
  expect(tickedGoals([4, 99, 1], [])).toEqual([])
})

describe('what is wrong with the answers', () => {
  /** The first message for each answer, as the form shows it. */
  function problemsOf(answers: Answers) {
    const { issues = [] } = v.safeParse(profileSchema(goals), answers)
    return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]).reverse())
  }

  test('is nothing when everything is filled in', () => {
    expect(problemsOf(full)).toEqual({})
    expect(problemsOf({ ...full, goals: [4], customGoal: 'Play the guitar' })).toEqual({})
  })

  test('is each answer that is missing', () => {
    expect(problemsOf(noAnswers)).toEqual({
      ageRange: 'onboarding.missing.ageRange',
      gender: 'onboarding.missing.gender',
      supportLevel: 'onboarding.missing.supportLevel',
      username: 'onboarding.username.error.required',
      goals: 'onboarding.missing.goals',
    })
  })

  test.each<[Partial<Answers>, object]>([
    [{ username: 'María' }, { username: 'onboarding.username.error.format' }],
    [{ goals: [99] }, { goals: 'onboarding.missing.goals' }],
    [{ goals: [4] }, { customGoal: 'onboarding.missing.customGoal' }],
    [{ goals: [4], customGoal: '   ' }, { customGoal: 'onboarding.missing.customGoal' }],
    [
      { goals: [4], username: '' },
      {
        username: 'onboarding.username.error.required',
        customGoal: 'onboarding.missing.customGoal',
      },
    ],
  ])('with %j is %j', (change, problems) => {
    expect(problemsOf({ ...full, ...change })).toEqual(problems)
  })
})

describe('the profile that is sent', () => {
  const profileOf = (answers: Answers) => v.parse(profileSchema(goals), answers)

  test('has each answer, and no text without Other', () => {
    expect(profileOf({ ...full, customGoal: 'left over' })).toEqual(full)
  })

  test('has the text of Other, trimmed, and ids as the server gave them', () => {
    const answers = { ...full, goals: [4, 'g-2', 99], customGoal: '  Play the guitar ' }
    expect(profileOf(answers)).toEqual({
      ...full,
      goals: ['g-2', 4],
      customGoal: 'Play the guitar',
    })
  })
})
