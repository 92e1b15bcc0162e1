import { describe, expect, test } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { blockingStep, isUnlocked, moduleEntries } from './unlock-rules'

const path = (...steps: string[]) => steps.map((modules, index) => step(`Step ${index}`, modules))
const blockers = (...steps: string[]) =>
  path(...steps).map((_, index, all) => blockingStep(all, index)?.title ?? null)
const states = (modules: string, isLocked = false) =>
  moduleEntries(step('Step', modules).modules, isLocked).map((entry) => entry.state)

describe('a module of unknown type', () => {
  const withUnknown = (modules: string) => {
    const { modules: known, ...rest } = step('Step', modules)
    return { ...rest, modules: [...known, ...step('Strange', 'n').modules.map(asUnknown)] }
  }
  const asUnknown = <M extends { type: unknown }>(module: M) => ({ ...module, type: null })

  test('never locks the step after it', () => {
    expect(blockingStep([withUnknown('d'), step('Next', 'n')], 1)).toBeNull()
  })

  test('never locks what comes after it, and is never the next one', () => {
    const [first, second] = step('Step', 'dn').modules
    const between = [first, asUnknown(aModule({ id: 9 })), second].filter(
      (one) => one !== undefined,
    )
    const shown = moduleEntries(between, false).map(({ state }) => state)
    expect(shown).toEqual(['done', 'not-started', 'next'])
  })
})

describe('a module of a path', () => {
  const open = (...steps: string[]) => {
    const subSkills = path(...steps).map((one, at) => ({
      ...one,
      modules: one.modules.map((module, index) => {
        const id = 10 * at + index
        return { ...module, id, contentId: id }
      }),
    }))
    const known = { skillName: 'Cook', subSkills }
    return subSkills.flatMap(({ modules }) => modules.map((module) => isUnlocked(known, module)))
  }

  test('may be opened where neither its step nor the module before it locks it', () => {
    expect(open('dn', 'n')).toEqual([true, true, false])
    expect(open('dd', 'nn')).toEqual([true, true, true, false])
    expect(open('n', 'd')).toEqual([true, false])
  })

  test('may not be opened where it is not on it', () => {
    const known = { skillName: 'Cook', subSkills: path('d') }
    expect(isUnlocked(known, aModule({ id: 99 }))).toBe(false)
  })
})

describe('the order of the steps', () => {
  test('the first step is always open', () => {
    expect(blockers('n', 'n', 'n')).toEqual([null, 'Step 0', 'Step 1'])
  })

  test('a step in progress still locks the next one', () => {
    expect(blockers('dp', 'n')).toEqual([null, 'Step 0'])
  })

  test('a step without modules does not lock: what was before it decides', () => {
    expect(blockers('d', '', 'n')).toEqual([null, null, null])
    expect(blockers('n', '', '', 'n')).toEqual([null, 'Step 0', 'Step 0', 'Step 0'])
    expect(blockers('', '', 'n')).toEqual([null, null, null])
  })

  test('only the step right before counts, even when an earlier one is unfinished', () => {
    expect(blockers('n', 'd', 'n')).toEqual([null, 'Step 0', null])
  })
})

describe('the modules of an open step', () => {
  test('the first is next, and the others wait for the one before', () => {
    expect(states('nnn')).toEqual(['next', 'locked', 'locked'])
  })

  test('the first unfinished one is next', () => {
    expect(states('ddn')).toEqual(['done', 'done', 'next'])
  })

  test('one in progress is open and locks those after it', () => {
    expect(states('dpn')).toEqual(['done', 'in-progress', 'locked'])
  })

  test('one behind a completed one is open, but not next while an earlier one is unfinished', () => {
    expect(states('ndn')).toEqual(['next', 'done', 'not-started'])
  })

  test('a locked one names the module to finish first', () => {
    const [, second, third] = moduleEntries(step('Step', 'pnn').modules, false)
    expect(second?.blockedBy?.title).toBe('Step 1')
    expect(third?.blockedBy?.title).toBe('Step 2')
  })
})

test('all modules of a locked step are locked, even started ones', () => {
  expect(states('dpn', true)).toEqual(['locked', 'locked', 'locked'])
})
