import { describe, expect, it } from 'vitest'
import { aModule } from '@tests/fixtures/lesson-data'
import {
  afterCompletion,
  readModuleState,
  readPathState,
  readRatingState,
  type ModuleState,
} from './navigation-state'

const nothing = {
  skillId: null,
  fromModule: false,
  justCompleted: false,
  moduleData: null,
  completedModule: null,
}
const module = aModule({ id: 1001, parentSubSkillId: 101, nodeType: 'recipe' })

describe('readPathState', () => {
  it('reads what the screens put there', () => {
    const state = afterCompletion(11, module)
    expect(state).toMatchObject({ moduleData: module, completedModule: { id: 1001 } })
    expect(readPathState(state)).toEqual(state)
  })

  it.each([null, undefined, 'x', 7, [], { skillId: {}, fromModule: 'yes' }])(
    'gives plain defaults for %j',
    (state) => {
      expect(readPathState(state)).toEqual(nothing)
    },
  )

  it('turns digits into a number and keeps any other id for the screen to refuse', () => {
    expect(readPathState({ skillId: '11' }).skillId).toBe(11)
    expect(readPathState({ skillId: 'abc' }).skillId).toBe('abc')
  })
})

describe('readModuleState', () => {
  const state: ModuleState = { skillId: 11, module }

  it('reads what the screens put there', () => {
    expect(readModuleState(state)).toEqual(state)
  })

  it('drops an address that is not http(s)', () => {
    const odd = { ...module, videoUrl: 'javascript:alert(1)' }
    expect(readModuleState({ ...state, module: odd })?.module.videoUrl).toBeNull()
  })

  it.each([null, {}, { skillId: 'x', module: {} }, { skillId: 11 }])(
    'gives nothing for %j',
    (broken) => {
      expect(readModuleState(broken)).toBeNull()
    },
  )
})

describe('readRatingState', () => {
  it('reads what the screens put there', () => {
    const state = { skillId: 11, subSkillId: 101, moduleData: module }
    expect(readRatingState(state)).toEqual(state)
  })

  it.each([null, { skillId: 11 }, { skillId: 'x', subSkillId: 101, moduleData: module }])(
    'gives nothing for %j',
    (broken) => {
      expect(readRatingState(broken)).toBeNull()
    },
  )
})
