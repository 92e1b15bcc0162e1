import { describe, expect, test } from 'vitest'
import { aModule, aPath, subSkillOf } from '@tests/support/module-data'
import { blockingSubSkill, isUnlocked, moduleEntries } from './unlocking'

const path = (...subSkills: string[]) =>
  subSkills.map((modules, index) => subSkillOf(`Sub-skill ${index}`, modules))
const states = (modules: string, isLocked = false) =>
  moduleEntries(subSkillOf('Sub-skill', modules).modules, isLocked).map(({ state }) => state)

test.each([
  ['the first is always open', ['n', 'n', 'n'], [null, 'Sub-skill 0', 'Sub-skill 1']],
  ['one in progress locks the next', ['dp', 'n'], [null, 'Sub-skill 0']],
  ['a done one locks nothing', ['d', 'n'], [null, null]],
  [
    'one without modules is skipped',
    ['n', '', '', 'n'],
    [null, 'Sub-skill 0', 'Sub-skill 0', 'Sub-skill 0'],
  ],
  ['only such ones lock nothing', ['', '', 'n'], [null, null, null]],
  ['only the one right before counts', ['n', 'd', 'n'], [null, 'Sub-skill 0', null]],
])('of the sub-skills %s', (_, subSkills, blockers) => {
  const all = path(...subSkills)
  expect(all.map((_one, index) => blockingSubSkill(all, index)?.title ?? null)).toEqual(blockers)
})

describe('the modules of a sub-skill', () => {
  test.each([
    ['nnn', ['next', 'locked', 'locked']],
    ['ddn', ['done', 'done', 'next']],
    ['dpn', ['done', 'in-progress', 'locked']],
    ['ndn', ['next', 'done', 'not-started']],
  ])('%s are %j', (modules, expected) => {
    expect(states(modules)).toEqual(expected)
  })

  test('are all locked where the sub-skill is', () => {
    expect(states('dpn', true)).toEqual(['locked', 'locked', 'locked'])
  })

  test('name the one to finish first', () => {
    const entries = moduleEntries(subSkillOf('Sub-skill', 'pnn').modules, false)
    expect(entries.map(({ blockedBy }) => blockedBy?.title)).toEqual([
      undefined,
      'Sub-skill 1',
      'Sub-skill 2',
    ])
  })

  test('are never locked by one that cannot be shown, which is never the next one', () => {
    const [first, last] = [aModule({ id: 1, status: 'completed' }), aModule({ id: 3 })]
    const between = [first, aModule({ id: 2, type: null }), aModule({ id: null }), last]
    expect(moduleEntries(between, false).map(({ state }) => state)).toEqual([
      'done',
      'not-started',
      'not-started',
      'next',
    ])
    const strange = { ...subSkillOf('Sub-skill', 'd'), modules: [first, aModule({ id: null })] }
    expect(blockingSubSkill([strange, subSkillOf('Next', 'n')], 1)).toBeNull()
  })
})

test('a module may be opened where neither its sub-skill nor the module before it locks it', () => {
  const named = (title: string, ids: number[], modules: string) => {
    const one = subSkillOf(title, modules)
    const renamed = one.modules.map((module, at) => ({ ...module, id: ids[at] ?? 0 }))
    return { ...one, modules: renamed }
  }
  const known = aPath([named('Read', [1, 2], 'dn'), named('Cook', [3], 'n')])
  const open = [1, 2, 3, 99].map((id) => isUnlocked(known, aModule({ id })))
  expect(open).toEqual([true, true, false, false])
})
