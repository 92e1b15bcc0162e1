import { expect, test } from 'vitest'
import {
  isFinishedHere,
  withFinished,
  withoutFinished,
  withOpenAgain,
  type FinishedLesson,
} from './finished-lessons'

const lesson = (id: number | string, at = 1, parentSubSkillId = 101): FinishedLesson => ({
  skillId: 11,
  module: { id, contentId: id, parentSubSkillId, type: 'quiz', title: '' },
  at,
})

test('lessons are in the order of finishing, and one that is finished again keeps its place', () => {
  const list = [1, 2, 3].reduce((all, id) => withFinished(all, lesson(id)), [] as FinishedLesson[])
  expect(withFinished(list, lesson('2', 9))).toEqual([lesson(1), lesson('2', 9), lesson(3)])
})

test('a lesson is that of its sub-skill: ids may repeat', () => {
  const list = [lesson(1, 1, 101)]
  expect(isFinishedHere(list, lesson(1, 1, 102).module)).toBe(false)
  expect(withoutFinished(list, lesson(1, 1, 102).module)).toEqual(list)
  expect(withoutFinished(list, lesson('1', 1, 101).module)).toEqual([])
})

test('a quiz with a wrong answer waits in its place and no longer counts as finished here', () => {
  const list = withOpenAgain([lesson(1), lesson(2)], lesson(1).module)
  expect(list.map(({ module }) => isFinishedHere(list, module))).toEqual([false, true])
  const again = withFinished(list, lesson(1))
  expect(again.map(({ module }) => isFinishedHere(again, module))).toEqual([true, true])
})
