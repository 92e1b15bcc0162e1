import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { isPathDone, isStepDone } from './path-progress'
import { blockingStep, isUnlocked, moduleEntries } from './unlock-rules'

const path = (...steps: string[]) => steps.map((modules, index) => step(`Step ${index}`, modules))
const blockers = (...steps: string[]) =>
  path(...steps).map((_, index, all) => blockingStep(all, index)?.title ?? null)
const states = (modules: string, isLocked = false) =>
  moduleEntries(step('Step', modules).modules, isLocked).map((entry) => entry.state)

const anyPath = fc.array(fc.stringMatching(/^[dpn]{0,4}$/), { maxLength: 9 })

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
  // [4.2.1]
  test('the first step is always open', () => {
    expect(blockers('n', 'n', 'n')).toEqual([null, 'Step 0', 'Step 1'])
  })

  test('finishing a step opens the one after it, and no other', () => {
    expect(blockers('dd', 'n', 'n')).toEqual([null, null, 'Step 1'])
  })

  // [4.2.1]
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

  test('a locked step always names an earlier unfinished step with lessons', () => {
    fc.assert(
      fc.property(anyPath, (letters) => {
        const steps = path(...letters)
        for (const index of steps.keys()) {
          const blocker = blockingStep(steps, index)
          if (blocker === null) continue
          expect(steps.indexOf(blocker)).toBeLessThan(index)
          expect(blocker.modules).not.toHaveLength(0)
          expect(isStepDone(blocker)).toBe(false)
        }
      }),
    )
  })

  test('a learner who keeps finishing the open step reaches the end', () => {
    fc.assert(
      fc.property(anyPath, (letters) => {
        const left = [...letters]
        for (;;) {
          const steps = path(...left)
          const open = steps.findIndex(
            (candidate, index) =>
              candidate.modules.length > 0 &&
              !isStepDone(candidate) &&
              blockingStep(steps, index) === null,
          )
          if (open === -1) break
          left[open] = 'd'
        }
        expect(isPathDone(path(...left))).toBe(letters.some((modules) => modules !== ''))
      }),
    )
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

  test('what is completed or in progress stays open wherever it stands', () => {
    expect(states('ndp')).toEqual(['next', 'done', 'in-progress'])
  })

  test('one behind a completed one is open, but not next while an earlier one is unfinished', () => {
    expect(states('ndn')).toEqual(['next', 'done', 'not-started'])
  })

  test('a locked one names the module to finish first', () => {
    const [, second, third] = moduleEntries(step('Step', 'pnn').modules, false)
    expect(second?.blockedBy?.title).toBe('Step 1')
    expect(third?.blockedBy?.title).toBe('Step 2')
  })

  test('the first is never locked, and at most one is next', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[dpn]{1,8}$/), (modules) => {
        const all = states(modules)
        expect(all[0]).not.toBe('locked')
        expect(all.filter((state) => state === 'next').length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('all modules of a locked step are locked, even started ones', () => {
  expect(states('dpn', true)).toEqual(['locked', 'locked', 'locked'])
})
