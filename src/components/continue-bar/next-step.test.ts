import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LearningPath, ModuleStatus } from '@/api/learning'
import type { SkillMapEntry } from '@/api/skills'
import { aModule, aPath, aSubSkill } from '@tests/fixtures/lesson-data'
import { nextStep, skillsOfMap } from './next-step'

const aSkill = (id: number | string, progress: number) => ({
  id,
  name: `Skill ${id}`,
  description: '',
  iconType: 'recipe',
  isLinkedToGoal: false,
  progress,
})
const aCategory = (id: number, name: string) => ({ id, name, color: null, iconType: name })
const mapOf = (...progress: [number, number, number]): SkillMapEntry[] => [
  { category: aCategory(1, 'cooking'), skills: [aSkill(11, progress[0]), aSkill(12, progress[1])] },
  { category: aCategory(2, 'finances'), skills: [aSkill(22, progress[2])] },
]

/** A path with modules 1, 2, 3 … of these states, two in each step. */
function pathOf(...states: ModuleStatus[]): LearningPath {
  const modules = states.map((status, index) =>
    aModule({ id: index + 1, status, title: `Lesson ${index + 1}` }),
  )
  const [one, two, ...others] = modules
  const first = [one, two].filter((module) => module !== undefined)
  return aPath([aSubSkill({ modules: first }), aSubSkill({ id: 102, modules: others })])
}
const lastAt = (id: number, status: ModuleStatus = 'not_started', skillId = 11) => ({
  skillId,
  module: aModule({ id, status }),
})

type Asked = {
  map?: SkillMapEntry[]
  last?: ReturnType<typeof lastAt> | null
  hereId?: number | null
  paths?: Record<string, LearningPath>
}
const find = ({ map = mapOf(20, 0, 0), last = null, hereId = null, paths = {} }: Asked) =>
  nextStep({ skills: skillsOfMap(map), last, hereId, pathOf: (id) => paths[String(id)] })

/** '11: 2' for a skill and its lesson, '11' for a skill alone, 'choose', or 'nothing'. */
function short(asked: Asked): string {
  const next = find(asked)
  if (!next) return 'nothing'
  const { skill, lesson } = next
  if (!skill) return 'choose'
  return lesson ? `${skill.id}: ${lesson.id}` : `${skill.id}`
}

describe('within a skill whose path is known, it is', () => {
  const within = (last: ReturnType<typeof lastAt> | null, ...states: ModuleStatus[]) =>
    short({ last, paths: { 11: pathOf(...states) } })

  test.each(['in_progress', 'not_started'] as const)('the last lesson, %s', (state) => {
    expect(within(lastAt(2), 'completed', state, 'not_started')).toBe('11: 2')
  })

  test('the next one when that is completed, in the next step too', () => {
    expect(within(lastAt(1), 'completed', 'not_started', 'not_started')).toBe('11: 2')
    expect(within(lastAt(2), 'completed', 'completed', 'not_started')).toBe('11: 3')
  })

  test('the last one, even if an earlier one is open', () => {
    expect(within(lastAt(3), 'completed', 'not_started', 'in_progress')).toBe('11: 3')
  })

  test('the first open one if the last one was completed before or is not on the path any more', () => {
    expect(within(lastAt(1), 'completed', 'completed', 'in_progress')).toBe('11: 3')
    expect(within(lastAt(99), 'completed', 'not_started')).toBe('11: 2')
  })

  test('the same if nothing is stored on this device', () => {
    expect(within(null, 'completed', 'in_progress', 'not_started')).toBe('11: 2')
    expect(within(null, 'not_started', 'not_started')).toBe('11: 1')
  })

  test('the lesson with the current data of the path, in the current language', () => {
    const last = { skillId: 11, module: aModule({ id: 1, title: 'Leer la receta' }) }
    expect(find({ last, paths: { 11: pathOf('in_progress') } })).toMatchObject({
      lesson: { title: 'Lesson 1' },
    })
  })

  test('never one that cannot be shown', () => {
    const unknown = aModule({ id: 1, type: null })
    const path = aPath([aSubSkill({ modules: [unknown, aModule({ id: 2 }), aModule({ id: 3 })] })])
    expect(find({ last: lastAt(1), paths: { 11: path } })).toMatchObject({
      lesson: { id: 2 },
    })
  })

  test('shown with its skill, and the picture of its category', () => {
    const paths = { 11: pathOf('completed', 'completed', 'not_started', 'not_started') }
    expect(find({ paths })).toMatchObject({
      skill: { name: 'Skill 11', island: 'cooking' },
      lesson: { id: 3 },
    })
  })
})

describe('of several skills, it is in', () => {
  test('that of the last lesson, then a started one, then the first of the map', () => {
    expect(short({ map: mapOf(0, 40, 20), last: lastAt(1, 'completed', 22) })).toBe('22')
    expect(short({ map: mapOf(0, 40, 20) })).toBe('12')
    expect(short({ map: mapOf(0, 0, 0) })).toBe('11')
  })

  test('the one on the screen, even if the last lesson is in another', () => {
    expect(short({ hereId: 22, last: lastAt(1), map: mapOf(20, 0, 0) })).toBe('22')
  })

  test('another one once it is finished according to its path, else to the map', () => {
    const done = { 11: pathOf('completed', 'completed') }
    expect(short({ last: lastAt(2), paths: done, map: mapOf(50, 0, 30) })).toBe('22')
    expect(short({ last: lastAt(2), map: mapOf(100, 0, 30) })).toBe('22')
    expect(short({ hereId: 11, paths: done, map: mapOf(50, 0, 0) })).toBe('12')
  })

  test('the same one if the map counts it as finished, but its path does not', () => {
    expect(
      short({ paths: { 11: pathOf('completed', 'not_started') }, map: mapOf(100, 0, 0) }),
    ).toBe('11: 2')
  })

  test('another one if a path has no lessons', () => {
    expect(short({ paths: { 11: aPath([]) }, map: mapOf(0, 0, 0) })).toBe('12')
  })

  test('none that is not on the map any more', () => {
    expect(short({ last: lastAt(1, 'not_started', 33), map: mapOf(0, 0, 0) })).toBe('11')
  })
})

describe('while the path is not known, it is', () => {
  test('the stored last lesson, unless it was completed', () => {
    const next = find({ last: lastAt(2) })
    expect(next?.lesson).toEqual(lastAt(2).module)
    expect(short({ last: lastAt(2, 'completed') })).toBe('11')
  })

  test('only the skill if none of its lessons was open', () => {
    expect(find({})).toEqual({
      skill: { id: 11, name: 'Skill 11', progress: 20, island: 'cooking' },
    })
  })
})

test('a learner who has finished everything is led to choose more skills', () => {
  expect(short({ map: mapOf(100, 100, 100) })).toBe('choose')
  expect(short({ map: [] })).toBe('choose')
  const paths = { 11: pathOf('completed'), 12: pathOf('completed'), 22: pathOf('completed') }
  expect(short({ map: mapOf(20, 0, 0), paths, last: lastAt(1) })).toBe('choose')
})

test('a path without lessons is not finished', () => {
  const paths = { 11: pathOf('completed'), 12: aPath([]), 22: pathOf('completed') }
  expect(short({ map: mapOf(100, 14, 100), paths })).toBe('nothing')
})

test('an open lesson is the next step if one is known, and never a completed one', () => {
  const state = fc.constantFrom<ModuleStatus>('completed', 'in_progress', 'not_started')
  const path = fc.array(state, { maxLength: 5 }).map((states) => pathOf(...states))
  const percent = fc.integer({ min: 0, max: 99 })
  const all = fc.record({
    paths: fc.record({ 11: path, 12: path, 22: path }),
    map: fc.tuple(percent, percent, percent).map((progress) => mapOf(...progress)),
    last: fc.option(
      fc.tuple(fc.integer({ min: 1, max: 5 }), state).map((given) => lastAt(...given)),
    ),
  })
  fc.assert(
    fc.property(all, (known) => {
      const next = find(known)
      const open = Object.values(known.paths)
        .flatMap(({ subSkills }) => subSkills.flatMap(({ modules }) => modules))
        .filter(({ status }) => status !== 'completed')
      expect(next?.skill !== undefined).toBe(open.length > 0)
      expect(next?.lesson === undefined || open.includes(next.lesson)).toBe(true)
    }),
  )
})
