import { afterEach, expect, it } from 'vitest'
import { isEntryOfOtherLearner, markEntry } from './entry-owner'

afterEach(() => window.history.replaceState(null, ''))

it('a new entry does not belong to another learner', () => {
  window.history.replaceState(null, '')
  expect(isEntryOfOtherLearner('sam')).toBe(false)
  window.history.replaceState({ usr: 1 }, '')
  expect(isEntryOfOtherLearner('sam')).toBe(false)
})

it('an entry keeps its learner and the state of the router', () => {
  window.history.replaceState({ usr: { skillId: 11 }, key: 'a' }, '')
  markEntry('sam')
  expect(isEntryOfOtherLearner('sam')).toBe(false)
  expect(isEntryOfOtherLearner('ana')).toBe(true)
  expect(window.history.state).toEqual({ usr: { skillId: 11 }, key: 'a', learner: 'sam' })
})
