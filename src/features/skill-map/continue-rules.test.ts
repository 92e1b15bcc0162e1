import { describe, expect, test } from 'vitest'
import type { ModuleStatus } from '@/api/learning'
import type { SkillMapEntry } from '@/api/skills'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { moduleToContinue } from './continue-rules'

const aSkill = (id: number) => ({
  id,
  name: `Skill ${id}`,
  description: '',
  iconType: 'recipe',
  isLinkedToGoal: false,
  progress: 20,
})
const aCategory = (id: number, name: string) => ({ id, name, color: null, iconType: 'cooking' })
const map: SkillMapEntry[] = [
  { category: aCategory(1, 'Cooking'), skills: [aSkill(11), aSkill(12)] },
  { category: aCategory(2, 'Money'), skills: [aSkill(22)] },
]

/** Modules 1, 2, 3 … of a path with two modules to a step, from their states. */
const modulesOf = (...states: ModuleStatus[]) =>
  states.map((status, index) => aModule({ id: index + 1, status, title: `Lesson ${index + 1}` }))
function pathOf(...states: ModuleStatus[]) {
  const [one, two, ...others] = modulesOf(...states)
  const first = [one, two].filter((module) => module !== undefined)
  return aPath([aSubSkill({ modules: first }), aSubSkill({ id: 102, modules: others })])
}
const lastAt = (id: number, status: ModuleStatus = 'not_started') => ({
  skillId: 11,
  module: aModule({ id, status }),
})

const idToContinue = (last: ReturnType<typeof lastAt>, path?: ReturnType<typeof pathOf>) =>
  moduleToContinue(last, path, map)?.module.id ?? null

describe('where a learner goes on', () => {
  test.each(['in_progress', 'not_started'] as const)('at the module that is %s', (state) => {
    expect(idToContinue(lastAt(2), pathOf('completed', state, 'not_started'))).toBe(2)
  })

  test('at the next one when that is completed, in the next step too', () => {
    expect(idToContinue(lastAt(1), pathOf('completed', 'not_started', 'not_started'))).toBe(2)
    expect(idToContinue(lastAt(2), pathOf('completed', 'completed', 'not_started'))).toBe(3)
  })

  test('at theirs when an earlier one is open too', () => {
    expect(idToContinue(lastAt(3), pathOf('completed', 'not_started', 'in_progress'))).toBe(3)
  })

  test('at the first open one after looking at an old one again', () => {
    expect(idToContinue(lastAt(1), pathOf('completed', 'completed', 'in_progress'))).toBe(3)
  })

  test('at the first open one when theirs has left the path', () => {
    expect(idToContinue(lastAt(99), pathOf('completed', 'not_started'))).toBe(2)
  })

  test('nowhere when everything is completed', () => {
    expect(idToContinue(lastAt(2), pathOf('completed', 'completed'))).toBeNull()
  })

  test('nowhere when the skill is not on the map any more', () => {
    expect(moduleToContinue({ ...lastAt(1), skillId: 21 }, pathOf('not_started'), map)).toBeNull()
  })

  test('shows the module as the path knows it now, in the language of now', () => {
    const last = { skillId: 11, module: aModule({ id: 1, title: 'Leer la receta' }) }
    expect(moduleToContinue(last, pathOf('in_progress'), map)?.module.title).toBe('Lesson 1')
  })

  test('at the module as it was kept while the path is not known, unless it was completed', () => {
    expect(idToContinue(lastAt(2))).toBe(2)
    expect(idToContinue(lastAt(2, 'completed'))).toBeNull()
  })

  test('passes over what cannot be shown', () => {
    const unknown = aModule({ id: 2, type: null })
    const path = aPath([aSubSkill({ modules: [aModule({ id: 1, status: 'completed' }), unknown] })])
    expect(idToContinue(lastAt(1, 'completed'), path)).toBeNull()
  })
})
