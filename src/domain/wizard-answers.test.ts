import { describe, expect, test } from 'vitest'
import { isOtherGoal, noAnswers, tickedGoals, withGoal } from './wizard-answers'

const friends = { id: 1, name: 'Connecting with Others' }
const other = { id: 4, name: 'Other' }

describe("the goal that needs the learner's own text", () => {
  test.each(['Other', 'other', 'OTRO', ' Otro '])('is %j', (name) => {
    expect(isOtherGoal({ id: 9, name })).toBe(true)
  })

  test.each(['Connecting with Others', 'Another', 'Otros', ''])('is not %j', (name) => {
    expect(isOtherGoal({ id: 4, name })).toBe(false)
  })
})

describe('ticking goals', () => {
  test('adds a goal once', () => {
    const once = withGoal(noAnswers, friends, true)
    expect(withGoal(once, friends, true).goals).toEqual([1])
    expect(withGoal(once, other, true).goals).toEqual([1, 4])
  })

  test('removes a goal and keeps the others and the text', () => {
    const answers = { ...noAnswers, goals: [1, 4], customGoal: 'Play the guitar' }
    expect(withGoal(answers, friends, false)).toEqual({ ...answers, goals: [4] })
  })

  test('removes the text of Other together with Other', () => {
    const answers = { ...noAnswers, goals: [1, 4], customGoal: 'Play the guitar' }
    expect(withGoal(answers, other, false)).toEqual({ ...answers, goals: [1], customGoal: '' })
  })
})

test('only goals of the list count as ticked, in the order of the list', () => {
  const answers = { ...noAnswers, goals: [4, 99, 1] }
  expect(tickedGoals(answers, [friends, other])).toEqual([friends, other])
  expect(tickedGoals(answers, [])).toEqual([])
})
