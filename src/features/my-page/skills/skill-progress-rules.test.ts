import { describe, expect, test } from 'vitest'
import type { LearningPath } from '@/api/learning'
import { aPath } from '@tests/fixtures/lesson-data'
import { step } from '@tests/fixtures/path-steps'
import { skillProgress } from './skill-progress-rules'

const skill = (id: number, progress: number) => ({
  id,
  name: `Skill ${id}`,
  progress,
  island: 'cooking',
})
/** A path whose steps have the ids 101, 102 and so on. */
const path = (...steps: string[]) =>
  aPath(steps.map((modules, index) => ({ ...step(`Step ${index + 1}`, modules), id: 101 + index })))

type Asked = Partial<Parameters<typeof skillProgress>[0]> & { paths?: Record<string, LearningPath> }
const progress = ({ paths = {}, ...known }: Asked) =>
  skillProgress({
    skills: [skill(11, 0), skill(12, 40), skill(22, 100)],
    pathOf: (id) => paths[String(id)],
    finishedAt: {},
    stars: {},
    ...known,
  })
const ids = (asked: Asked) => progress(asked).map((one) => one.skill.id)
const stepsOf = (asked: Asked) => progress(asked).find((one) => one.skill.id === 12)?.steps

describe('the skills of my page', () => {
  test('are the finished ones, then the begun ones', () => {
    expect(ids({})).toEqual([22, 12])
    expect(progress({}).map(({ isFinished }) => isFinished)).toEqual([true, false])
  })

  test('include a skill that is begun by its path but not by the map', () => {
    expect(ids({ paths: { 11: path('p', 'n') } })).toEqual([22, 11, 12])
    expect(ids({ paths: { 11: path('n', 'n') } })).toEqual([22, 12])
  })

  test('are finished if their path says so, or the map while the path is not loaded', () => {
    expect(progress({ paths: { 22: path('d', 'n') } }).some(({ isFinished }) => isFinished)).toBe(
      false,
    )
    const [first] = progress({ paths: { 12: path('d', 'd') } })
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

  test('are null while the path is not loaded', () => {
    expect(stepsOf({})).toBeNull()
  })

  test('have a date only if it is stored on this device and they are still finished', () => {
    const finishedAt = { 'step 12 101': 7, 'step 12 102': 8, 'step 22 101': 9, 'skill 12': 8 }
    const [one, two] = stepsOf({ paths: { 12: path('d', 'p') }, finishedAt }) ?? []
    expect([one?.finishedAt, two?.finishedAt]).toEqual([7, null])
    const [done] = progress({ paths: { 12: path('d', 'd') }, finishedAt })
    expect(done).toMatchObject({ finishedAt: 8, steps: [{ finishedAt: 7 }, { finishedAt: 8 }] })
    const later = progress({ paths: { 12: path('d', 'n') }, finishedAt })
    expect(later.find((one) => one.skill.id === 12)?.finishedAt).toBeNull()
    expect(progress({}).find((one) => one.skill.id === 22)?.finishedAt).toBeNull()
  })

  test('have the learner’s own stars if they are stored on this device', () => {
    const [one, two] = stepsOf({ paths: { 12: path('d', 'd') }, stars: { 'step 12 102': 4 } }) ?? []
    expect([one?.stars, two?.stars]).toEqual([null, 4])
  })
})
