import { expect, test } from 'vitest'
import { wasAway } from './away-rules'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 22)

test.each([
  ['was never here', undefined, false],
  ['was here a moment ago', now, false],
  ['was here a day less than two weeks ago', now - 13 * day, false],
  ['was here two weeks ago', now - 14 * day, true],
  ['was here a year ago', now - 365 * day, true],
  ['will be here tomorrow, by a clock that was put back', now + day, false],
])('a learner who %s counts as away for weeks: %s', (_who, lastVisit, expected) => {
  expect(wasAway(lastVisit, now)).toBe(expected)
})
