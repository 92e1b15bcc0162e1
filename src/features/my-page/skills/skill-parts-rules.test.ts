import { describe, expect, test } from 'vitest'
import type { LearningPath } from '@/api/learning'
import { aPath } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { skillParts } from './skill-parts-rules'

const skill = (id: number, progress: number) => ({
  id,
  name: `Skill ${id}`,
  progress,
  island: 'cooking',
})
/** A path whose steps have the ids 101, 102 …. */
const path = (...steps: string[]) =>
  aPath(steps.map((modules, index) => ({ ...step(`Step ${index + 1}`, modules), id: 101 + index })))

type Asked = Partial<Parameters<typeof skillParts>[0]> & { paths?: Record<string, LearningPath> }
const parts = ({ paths = {}, ...known }: Asked) =>
  skillParts({
    skills: [skill(11, 0), skill(12, 40), skill(22, 100)],
    pathOf: (id) => paths[String(id)],
    finishedAt: {},
    stars: {},
    ...known,
  })
const ids = (asked: Asked) => parts(asked).map((one) => one.skill.id)
const stepsOf = (asked: Asked) => parts(asked).find((one) => one.skill.id === 12)?.steps

describe('the skills of my page', () => {
  test('are those that are finished, then those that are begun', () => {
    expect(ids({})).toEqual([22, 12])
    expect(parts({}).map(({ isFinished }) => isFinished)).toEqual([true, false])
  })

  test('have one that the map counts as not begun, where its path says that it is', () => {
    expect(ids({ paths: { 11: path('p', 'n') } })).toEqual([22, 11, 12])
    expect(ids({ paths: { 11: path('n', 'n') } })).toEqual([22, 12])
  })

  test('are finished as their path says, and else as the map does', () => {
    expect(parts({ paths: { 22: path('d', 'n') } }).some(({ isFinished }) => isFinished)).toBe(
      false,
    )
    const [first] = parts({ paths: { 12: path('d', 'd') } })
    expect(first).toMatchObject({ skill: { id: 12 }, isFinished: true })
  })
})

describe('the steps of a skill', () => {
  test('are finished, begun or ahead, with their number on the path', () => {
    expect(stepsOf({ paths: { 12: path('dd', '', 'dn', 'n') } })).toMatchObject([
      { number: 1, title: 'Step 1', state: 'finished' },
      { number: 3, state: 'begun' },
      { number: 4, state: 'ahead' },
    ])
  })

  test('are not known while the path is not', () => {
    expect(stepsOf({})).toBeNull()
  })

  test('have a date only where this device has kept it, and they are finished still', () => {
    const finishedAt = { 'step 12 101': 7, 'step 12 102': 8, 'step 22 101': 9, 'skill 12': 8 }
    const [one, two] = stepsOf({ paths: { 12: path('d', 'p') }, finishedAt }) ?? []
    expect([one?.finishedAt, two?.finishedAt]).toEqual([7, null])
    const [done] = parts({ paths: { 12: path('d', 'd') }, finishedAt })
    expect(done).toMatchObject({ finishedAt: 8, steps: [{ finishedAt: 7 }, { finishedAt: 8 }] })
    const later = parts({ paths: { 12: path('d', 'n') }, finishedAt })
    expect(later.find((part) => part.skill.id === 12)?.finishedAt).toBeNull()
    expect(parts({}).find((part) => part.skill.id === 22)?.finishedAt).toBeNull()
  })

  test('have the learner’s own stars, where they gave any here', () => {
    const [one, two] = stepsOf({ paths: { 12: path('d', 'd') }, stars: { 'step 12 102': 4 } }) ?? []
    expect([one?.stars, two?.stars]).toEqual([null, 4])
  })
})
