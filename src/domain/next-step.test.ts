import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aModule, aPath, aSubSkill } from '@tests/support/module-data'
import type { Id } from './ids'
import type { LearningPath, ModuleStatus } from './learning-path'
import { nextStep, skillsOfMap } from './next-step'
import type { SkillMapEntry } from './skills'

const aSkill = (id: number | string, progress: number, isLinkedToGoal = false) => ({
  id,
  name: `Skill ${id}`,
  description: '',
  iconType: 'recipe',
  isLinkedToGoal,
  progress,
})
const aCategory = (id: number, name: string) => ({ id, name, color: null, iconType: name })
const mapOf = (...progress: [number, number, number]): SkillMapEntry[] => [
  { category: aCategory(1, 'cooking'), skills: [aSkill(11, progress[0]), aSkill(12, progress[1])] },
  { category: aCategory(2, 'finances'), skills: [aSkill(22, progress[2])] },
]

/** Three skills without progress, of which these are linked to a goal. */
const mapWithGoals = (...ids: number[]): SkillMapEntry[] => [
  {
    category: aCategory(1, 'cooking'),
    skills: [11, 12, 22].map((id) => aSkill(id, 0, ids.includes(id))),
  },
]

/** A path with modules 1, 2, 3 … of these states, two in the first sub-skill. */
function pathOf(...states: ModuleStatus[]): LearningPath {
  const modules = states.map((status, index) =>
    aModule({ id: index + 1, status, title: `Lesson ${index + 1}` }),
  )
  const [one, two, ...others] = modules
  const first = [one, two].filter((module) => module !== undefined)
  return aPath([aSubSkill({ modules: first }), aSubSkill({ id: 102, modules: others })])
}

type Asked = {
  map?: SkillMapEntry[]
  currentSkillId?: Id | null
  paths?: Record<string, LearningPath>
}
const find = ({ map = mapOf(20, 0, 0), currentSkillId = null, paths = {} }: Asked) =>
  nextStep({ skills: skillsOfMap(map), currentSkillId, pathOf: (id) => paths[String(id)] })

/** '11: 2' for a skill and its module, '11' for a skill alone, '11 again', or 'nothing'. */
function short(asked: Asked): string {
  const next = find(asked)
  if (!next) return 'nothing'
  const { skill, module, again } = next
  if (!skill) return `${again?.id ?? 'none'} again`
  return module ? `${skill.id}: ${module.id}` : `${skill.id}`
}

describe('within a skill whose path is known, it is', () => {
  test.each([
    ['the first one', ['not_started', 'not_started'], '11: 1'],
    ['the next one when that is completed', ['completed', 'not_started'], '11: 2'],
    ['in the next sub-skill too', ['completed', 'completed', 'not_started'], '11: 3'],
    ['the first open one', ['completed', 'not_started', 'in_progress'], '11: 2'],
  ] as const)('%s', (_, states, next) => {
    expect(short({ paths: { 11: pathOf(...states) } })).toBe(next)
  })

  test('new until a module is started', () => {
    expect(find({ paths: { 11: pathOf('not_started') } })).toMatchObject({ isNew: true })
    expect(find({ paths: { 11: pathOf('in_progress') } })).toMatchObject({ isNew: false })
  })

  test('the module as the path has it, with its skill', () => {
    expect(find({ paths: { 11: pathOf('in_progress') } })).toMatchObject({
      skill: { name: 'Skill 11', categoryIcon: 'cooking' },
      module: { title: 'Lesson 1' },
    })
  })

  test('never one that cannot be shown', () => {
    const modules = [
      aModule({ id: 1, type: null, status: 'in_progress' }),
      aModule({ id: null, status: 'in_progress' }),
      aModule({ id: 2 }),
    ]
    const path = aPath([aSubSkill({ modules })])
    expect(find({ paths: { 11: path } })).toMatchObject({ module: { id: 2 }, isNew: true })
  })
})

describe('of several skills, it is in', () => {
  const done = { 11: pathOf('completed', 'completed') }

  test.each<[string, Asked, string]>([
    ['the current one', { map: mapOf(0, 40, 20), currentSkillId: 22 }, '22'],
    ['the current one, its id a text', { map: mapOf(0, 40, 20), currentSkillId: '22' }, '22'],
    ['a begun one', { map: mapOf(0, 40, 20) }, '12'],
    ['the first of the map', { map: mapOf(0, 0, 0) }, '11'],
    ['the first of a goal', { map: mapWithGoals(12, 22) }, '12'],
    ['the current one before one of a goal', { map: mapWithGoals(12), currentSkillId: 22 }, '22'],
    [
      'another one of a goal once the path of the first is done',
      { map: mapWithGoals(11, 22), paths: done },
      '22',
    ],
    [
      'another one once its path is done',
      { currentSkillId: 11, paths: done, map: mapOf(50, 0, 30) },
      '22',
    ],
    ['another one once the map says so', { currentSkillId: 11, map: mapOf(100, 0, 30) }, '22'],
    [
      'another one if its path has no modules',
      { paths: { 11: aPath([]) }, map: mapOf(0, 0, 0) },
      '12',
    ],
    ['none that is not on the map', { currentSkillId: 33, map: mapOf(0, 0, 0) }, '11'],
  ])('%s', (_, asked, next) => {
    expect(short(asked)).toBe(next)
  })

  test('the same one if the map counts it as finished, but its path does not', () => {
    const paths = { 11: pathOf('completed', 'not_started') }
    expect(short({ paths, map: mapOf(100, 0, 0) })).toBe('11: 2')
  })
})

test.each<[string, Asked, string]>([
  ['the first skill again by the map', { map: mapOf(100, 100, 100) }, '11 again'],
  [
    'the skill after the current one again',
    { map: mapOf(100, 100, 100), currentSkillId: 11 },
    '12 again',
  ],
  [
    'the first skill again after the last one',
    { map: mapOf(100, 100, 100), currentSkillId: '22' },
    '11 again',
  ],
  ['nothing on an empty map', { map: [] }, 'nothing'],
  [
    'the first skill again by all paths',
    { paths: { 11: pathOf('completed'), 12: pathOf('completed'), 22: pathOf('completed') } },
    '11 again',
  ],
  [
    'the next one with lessons again',
    { paths: { 12: aPath([]) }, map: mapOf(100, 14, 100), currentSkillId: 11 },
    '22 again',
  ],
  [
    'nothing where no path has a lesson that can be shown',
    {
      paths: {
        11: aPath([]),
        12: aPath([aSubSkill()]),
        22: aPath([aSubSkill({ modules: [aModule({ type: null }), aModule({ id: null })] })]),
      },
    },
    'nothing',
  ],
])('where nothing is open, it is %s', (_, asked, next) => {
  expect(short(asked)).toBe(next)
})

test('an open module is the next step if one is known, and never a completed one', () => {
  const state = fc.constantFrom<ModuleStatus>('completed', 'in_progress', 'not_started')
  const path = fc.array(state, { maxLength: 5 }).map((states) => pathOf(...states))
  const percent = fc.integer({ min: 0, max: 99 })
  const all = fc.record({
    paths: fc.record({ 11: path, 12: path, 22: path }),
    map: fc.tuple(percent, percent, percent).map((progress) => mapOf(...progress)),
    currentSkillId: fc.option(fc.constantFrom(11, 12, 22, 33)),
  })
  fc.assert(
    fc.property(all, (known) => {
      const next = find(known)
      const open = Object.values(known.paths)
        .flatMap(({ subSkills }) => subSkills.flatMap(({ modules }) => modules))
        .filter(({ status }) => status !== 'completed')
      expect(next?.skill !== undefined).toBe(open.length > 0)
      expect(next?.module === undefined || open.includes(next.module)).toBe(true)
    }),
  )
})
