import { describe, expect, test } from 'vitest'
import { aModule, aPath, step } from '@tests/support/module-data'
import { blockingSubSkill, isUnlocked, moduleEntries } from './unlocking'

const path = (...steps: string[]) => steps.map((modules, index) => step(`Step ${index}`, modules))
const states = (modules: string, isLocked = false) =>
  moduleEntries(step('Step', modules).modules, isLocked).map(({ state }) => state)

test.each([
  ['the first is always open', ['n', 'n', 'n'], [null, 'Step 0', 'Step 1']],
  ['one in progress locks the next', ['dp', 'n'], [null, 'Step 0']],
  ['a done one locks nothing', ['d', 'n'], [null, null]],
  ['one without modules is skipped', ['n', '', '', 'n'], [null, 'Step 0', 'Step 0', 'Step 0']],
  ['only such ones lock nothing', ['', '', 'n'], [null, null, null]],
  ['only the one right before counts', ['n', 'd', 'n'], [null, 'Step 0', null]],
])('of the steps %s', (_, steps, blockers) => {
  const all = path(...steps)
  expect(all.map((_step, index) => blockingSubSkill(all, index)?.title ?? null)).toEqual(blockers)
})

describe('the modules of a step', () => {
  test.each([
    ['nnn', ['next', 'locked', 'locked']],
    ['ddn', ['done', 'done', 'next']],
    ['dpn', ['done', 'in-progress', 'locked']],
    ['ndn', ['next', 'done', 'not-started']],
  ])('%s are %j', (modules, expected) => {
    expect(states(modules)).toEqual(expected)
  })

  test('are all locked where the step is', () => {
    expect(states('dpn', true)).toEqual(['locked', 'locked', 'locked'])
  })

  test('name the one to finish first', () => {
    const entries = moduleEntries(step('Step', 'pnn').modules, false)
    expect(entries.map(({ blockedBy }) => blockedBy?.title)).toEqual([
      undefined,
      'Step 1',
      'Step 2',
    ])
  })

  test('are never locked by one of unknown type, which is never the next one', () => {
    const [first, last] = [aModule({ id: 1, status: 'completed' }), aModule({ id: 3 })]
    const between = [first, aModule({ id: 2, type: null }), last]
    expect(moduleEntries(between, false).map(({ state }) => state)).toEqual([
      'done',
      'not-started',
      'next',
    ])
    const strange = { ...step('Step', 'd'), modules: [first, aModule({ id: 2, type: null })] }
    expect(blockingSubSkill([strange, step('Next', 'n')], 1)).toBeNull()
  })
})

test('a module may be opened where neither its step nor the module before it locks it', () => {
  const named = (title: string, ids: number[], modules: string) => {
    const one = step(title, modules)
    const renamed = one.modules.map((module, at) => ({
      ...module,
      id: ids[at] ?? 0,
      contentId: ids[at] ?? 0,
    }))
    return { ...one, modules: renamed }
  }
  const known = aPath([named('Read', [1, 2], 'dn'), named('Cook', [3], 'n')])
  const open = [1, 2, 3, 99].map((id) => isUnlocked(known, aModule({ id })))
  expect(open).toEqual([true, true, false, false])
})
