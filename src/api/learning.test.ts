import { describe, expect, it } from 'vitest'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { withModuleState } from './learning'

const done = aModule({ id: 1, status: 'completed' })
const open = aModule({ id: 2, contentId: 20 })
const path = aPath([aSubSkill({ id: 101, modules: [done, open] }), aSubSkill({ id: 102 })])
const statuses = (changed: typeof path) =>
  changed.subSkills.flatMap(({ modules }) => modules.map(({ status }) => status))

describe('a path after a module was saved', () => {
  it('shows the new state of that module, known by its content id', () => {
    expect(statuses(withModuleState(path, 20, 'in_progress'))).toEqual(['completed', 'in_progress'])
    expect(statuses(withModuleState(path, 20, 'completed'))).toEqual(['completed', 'completed'])
  })

  it('never takes back what is completed', () => {
    expect(statuses(withModuleState(path, 1, 'in_progress'))).toEqual(['completed', 'not_started'])
  })

  it('stays as it is for a module that is not on it', () => {
    expect(withModuleState(path, 9, 'completed')).toEqual(path)
  })
})
