import { expect, test } from 'vitest'
import { aModule, subSkillOf } from '@tests/support/module-data'
import {
  countSubSkills,
  isPathDone,
  isSubSkillDone,
  isSubSkillStarted,
  percentDone,
  wholePercent,
} from './progress'

test.each([
  ['dd', true, true],
  ['dp', false, true],
  ['np', false, true],
  ['nn', false, false],
  ['', false, false],
])('a sub-skill of the modules %j: done %s, started %s', (modules, isDone, isStarted) => {
  expect(isSubSkillDone(subSkillOf('Sub-skill', modules))).toBe(isDone)
  expect(isSubSkillStarted(subSkillOf('Sub-skill', modules))).toBe(isStarted)
})

test.each([
  [['dd', 'p', '', 'n'], { done: 1, total: 3 }, 50, false],
  [['d', '', 'dd'], { done: 2, total: 2 }, 100, true],
  [['', ''], { done: 0, total: 0 }, 0, false],
  [[], { done: 0, total: 0 }, 0, false],
])('a path of the sub-skills %j: %j, %i percent, done %s', (subSkills, count, percent, isDone) => {
  const path = subSkills.map((modules, index) => subSkillOf(`Sub-skill ${index}`, modules))
  expect(countSubSkills(path)).toEqual(count)
  expect(percentDone(path)).toBe(percent)
  expect(isPathDone(path)).toBe(isDone)
})

test.each([[{ type: null }], [{ id: null }]])('a module with %j never counts', (fields) => {
  const unknown = aModule({ id: 9, ...fields })
  const known = subSkillOf('Sub-skill', 'd')
  const both = { ...known, modules: [...known.modules, unknown] }
  expect(isSubSkillDone(both)).toBe(true)
  expect(percentDone([both])).toBe(100)
  expect(countSubSkills([both, subSkillOf('Strange', '', { modules: [unknown] })])).toEqual({
    done: 1,
    total: 1,
  })
})

test.each([
  [-3, 0],
  [0, 0],
  [0.2, 1],
  [40.9, 40],
  [99.6, 99],
  [100, 100],
  [250, 100],
])('%f percent is shown as %i: rounding makes nothing begun or done', (percent, whole) => {
  expect(wholePercent(percent)).toBe(whole)
})
