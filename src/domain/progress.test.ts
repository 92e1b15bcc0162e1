import { expect, test } from 'vitest'
import { aModule, step } from '@tests/support/module-data'
import {
  countSubSkills,
  isPathDone,
  isSubSkillDone,
  isSubSkillStarted,
  percentDone,
} from './progress'

test.each([
  ['dd', true, true],
  ['dp', false, true],
  ['np', false, true],
  ['nn', false, false],
  ['', false, false],
])('a step of the modules %j: done %s, started %s', (modules, isDone, isStarted) => {
  expect(isSubSkillDone(step('Step', modules))).toBe(isDone)
  expect(isSubSkillStarted(step('Step', modules))).toBe(isStarted)
})

test.each([
  [['dd', 'p', '', 'n'], { done: 1, total: 3 }, 50, false],
  [['d', '', 'dd'], { done: 2, total: 2 }, 100, true],
  [['', ''], { done: 0, total: 0 }, 0, false],
  [[], { done: 0, total: 0 }, 0, false],
])('a path of the steps %j: %j, %i percent, done %s', (steps, count, percent, isDone) => {
  const path = steps.map((modules, index) => step(`Step ${index}`, modules))
  expect(countSubSkills(path)).toEqual(count)
  expect(percentDone(path)).toBe(percent)
  expect(isPathDone(path)).toBe(isDone)
})

test('a module of unknown type never counts', () => {
  const unknown = aModule({ id: 9, type: null })
  const known = step('Step', 'd')
  const both = { ...known, modules: [...known.modules, unknown] }
  expect(isSubSkillDone(both)).toBe(true)
  expect(percentDone([both])).toBe(100)
  expect(countSubSkills([both, step('Strange', '', { modules: [unknown] })])).toEqual({
    done: 1,
    total: 1,
  })
})
