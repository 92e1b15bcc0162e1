import { describe, expect, it } from 'vitest'
import {
  readModuleState,
  readPathState,
  readRatingState,
  type ModuleState,
} from './navigation-state'

const nothing = { skillId: null, fromModule: false, justCompleted: false, completedModule: null }

describe('readPathState', () => {
  // [2.37.1]
  it('reads what the screens put there', () => {
    const state = { skillId: 11, fromModule: true, justCompleted: true, completedModule: 'Tools' }
    expect(readPathState(state)).toEqual(state)
  })

  it.each([null, undefined, 'x', 7, [], { skillId: {}, fromModule: 'yes' }])(
    'gives plain defaults for %j',
    (state) => {
      expect(readPathState(state)).toEqual(nothing)
    },
  )

  // [2.39.1]
  it('turns digits into a number and keeps any other id for the screen to refuse', () => {
    expect(readPathState({ skillId: '11' }).skillId).toBe(11)
    expect(readPathState({ skillId: 'abc' }).skillId).toBe('abc')
  })
})

describe('readModuleState', () => {
  const state: ModuleState = {
    skillId: 11,
    module: {
      id: 1001,
      contentId: 1001,
      parentSubSkillId: 101,
      type: 'video',
      status: 'in_progress',
      title: 'Tools',
      description: '',
      videoUrl: null,
      nodeType: 'recipe',
      nextModule: null,
    },
  }

  it('reads what the screens put there', () => {
    expect(readModuleState(state)).toEqual(state)
  })

  it('drops an address that is not http(s)', () => {
    const module = { ...state.module, videoUrl: 'javascript:alert(1)' }
    expect(readModuleState({ ...state, module })?.module.videoUrl).toBeNull()
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
    const state = { skillId: 11, subSkillId: 101, completedModule: 'Tools' }
    expect(readRatingState(state)).toEqual(state)
  })

  it.each([null, { skillId: 11 }, { skillId: 'x', subSkillId: 101, completedModule: '' }])(
    'gives nothing for %j',
    (broken) => {
      expect(readRatingState(broken)).toBeNull()
    },
  )
})
