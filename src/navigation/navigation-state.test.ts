import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import {
  afterCompletion,
  readModuleState,
  readPathState,
  readRatingState,
} from './navigation-state'

const module = aModule({ id: 1001, parentSubSkillId: 101, nodeType: 'recipe' })
const moduleState = { skillId: 11, module }
const ratingState = { skillId: 11, subSkillId: 101, moduleData: module }

describe('the state of the path', () => {
  it('is what the screens put there', () => {
    const state = afterCompletion(11, module)
    expect(state).toMatchObject({ moduleData: module, completedModule: { id: 1001 } })
    expect(readPathState(state)).toEqual(state)
  })

  it.each([null, undefined, 'x', 7, [], { skillId: {}, fromModule: 'yes' }])(
    'is plain where it is odd: %j',
    (state) => {
      expect(readPathState(state)).toEqual({
        skillId: null,
        fromModule: false,
        justCompleted: false,
        moduleData: null,
        completedModule: null,
      })
    },
  )

  it.each([
    ['11', 11],
    ['abc', 'abc'],
  ])('has the skill id %j as %j', (skillId, read) => {
    expect(readPathState({ skillId }).skillId).toBe(read)
  })
})

describe('the state of a module and of a rating', () => {
  it('is what the screens put there', () => {
    expect(readModuleState(moduleState)).toEqual(moduleState)
    expect(readRatingState(ratingState)).toEqual(ratingState)
  })

  it('has no address that is not http(s)', () => {
    const odd = { ...module, videoUrl: 'javascript:alert(1)' }
    expect(readModuleState({ ...moduleState, module: odd })?.module.videoUrl).toBeNull()
  })

  it.each([null, {}, { skillId: 11 }, { ...moduleState, ...ratingState, skillId: 'x' }])(
    'is nothing where it is odd: %j',
    (broken) => {
      expect(readModuleState(broken)).toBeNull()
      expect(readRatingState(broken)).toBeNull()
    },
  )
})
