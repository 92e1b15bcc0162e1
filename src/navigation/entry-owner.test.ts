import { afterEach, expect, it } from 'vitest'
import { isEntryOfAnother, markEntry } from './entry-owner'

afterEach(() => window.history.replaceState(null, ''))

it('a new entry is nobody else’s', () => {
  window.history.replaceState(null, '')
  expect(isEntryOfAnother('sam')).toBe(false)
  window.history.replaceState({ usr: 1 }, '')
  expect(isEntryOfAnother('sam')).toBe(false)
})

it('an entry stays that of who opened it, with what else stands there', () => {
  window.history.replaceState({ usr: { skillId: 11 }, key: 'a' }, '')
  markEntry('sam')
  expect(isEntryOfAnother('sam')).toBe(false)
  expect(isEntryOfAnother('ana')).toBe(true)
  expect(window.history.state).toEqual({ usr: { skillId: 11 }, key: 'a', learner: 'sam' })
})
