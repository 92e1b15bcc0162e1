import { expect, test } from 'vitest'
import { aModule } from '@tests/support/module-data'
import { progressName } from './module-progress'

const module = aModule({ id: 5, type: 'challenge', subSkillId: 101 })

test.each([
  ['another sub-skill', { subSkillId: 102 }],
  ['another type', { type: 'quiz' as const }],
  ['another id', { id: 6 }],
])('the progress of a module has another name than that of one with %s', (_, fields) => {
  expect(progressName({ ...module, ...fields })).not.toBe(progressName(module))
  expect(progressName(module)).toBe('101-challenge-5')
})
