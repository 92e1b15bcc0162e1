import { describe, expect, test } from 'vitest'
import { aModule, aPath, aSubSkill } from '@tests/support/module-data'
import { explanationOf, withStatus } from './learning-path'

const done = aModule({ id: 1, status: 'completed' })
const open = aModule({ id: 2 })
const path = aPath([aSubSkill({ id: 101, modules: [done, open] }), aSubSkill({ id: 102 })])
const statuses = (changed: typeof path) =>
  changed.subSkills.flatMap(({ modules }) => modules.map(({ status }) => status))

describe('a path after a module was saved', () => {
  test('has the new state for that module only', () => {
    expect(statuses(withStatus(path, open, 'in_progress'))).toEqual(['completed', 'in_progress'])
    expect(statuses(withStatus(path, open, 'completed'))).toEqual(['completed', 'completed'])
  })

  test('keeps completed modules completed', () => {
    expect(statuses(withStatus(path, done, 'in_progress'))).toEqual(['completed', 'not_started'])
  })

  test.each([
    ['of another type', { type: 'quiz' as const }],
    ['of another sub-skill', { subSkillId: 102 }],
  ])('does not change a module %s with the same id', (_which, fields) => {
    const sameId = aModule({ id: 2, subSkillId: 101 })
    const other = { ...sameId, ...fields }
    const both = aPath([aSubSkill({ id: 101, modules: [sameId, other] })])
    expect(statuses(withStatus(both, other, 'completed'))).toEqual(['not_started', 'completed'])
  })

  test('finds a module whose sub-skill is not known', () => {
    const known = aPath([aSubSkill({ modules: [aModule({ id: 2, subSkillId: 101 })] })])
    expect(statuses(withStatus(known, aModule({ id: 2 }), 'completed'))).toEqual(['completed'])
  })

  test('does not change for a module that is not on it', () => {
    expect(withStatus(path, aModule({ id: 9 }), 'completed')).toEqual(path)
  })
})

describe('what explains a module', () => {
  const video = aModule({ id: 1, type: 'video' })
  const sheet = aModule({ id: 2, type: 'pdf' })
  const quiz = aModule({ id: 9, type: 'quiz' })
  const others = (['practice', 'challenge', 'quiz'] as const).map((type, index) =>
    aModule({ id: 3 + index, type }),
  )

  test('is the last film or sheet before it, also of the part before', () => {
    const inPart = aPath([aSubSkill({ id: 101, modules: [video, sheet, ...others, quiz] })])
    expect(explanationOf(inPart, quiz)).toBe(sheet)
    const before = aPath([
      aSubSkill({ id: 101, modules: [video] }),
      aSubSkill({ id: 102, modules: [...others, quiz, sheet] }),
    ])
    expect(explanationOf(before, quiz)).toBe(video)
  })

  test('is nothing where there is none, or where the path does not have the module', () => {
    expect(explanationOf(aPath([aSubSkill({ id: 101, modules: [quiz, video] })]), quiz)).toBe(
      undefined,
    )
    expect(explanationOf(aPath([aSubSkill({ id: 101, modules: [video] })]), quiz)).toBe(undefined)
    expect(explanationOf(undefined, quiz)).toBe(undefined)
  })
})
