import { expect, it } from 'vitest'
import { aModule } from '@tests/support/module-data'
import {
  afterCompletion,
  readModuleState,
  readPathState,
  readRatingState,
} from './navigation-state'

const module = aModule({ id: 1001, subSkillId: 101, nodeType: 'recipe' })
const moduleState = { skillId: 11, module }
const ratingState = { skillId: 11, subSkillId: 101, moduleData: module }
const pathState = afterCompletion(11, module)
const plainPath = readPathState({})

it('reads what the screens put into the history', () => {
  expect(readPathState(pathState)).toEqual(pathState)
  expect(readModuleState(moduleState)).toEqual(moduleState)
  expect(readRatingState(ratingState)).toEqual(ratingState)
})

it.each([null, undefined, 'x', 7, [], { skillId: {}, fromModule: 'yes' }])(
  'reads nothing where the state is odd: %j',
  (state) => {
    expect(readPathState(state)).toEqual(plainPath)
    expect(readModuleState(state)).toBeNull()
    expect(readRatingState(state)).toBeNull()
  },
)

it('reads digits as a number, and leaves any other skill id for the screen to refuse', () => {
  expect(readPathState({ skillId: '11' }).skillId).toBe(11)
  expect(readPathState({ skillId: 'abc' }).skillId).toBe('abc')
})

it('reads no address that is not http(s)', () => {
  const odd = { ...module, videoUrl: 'javascript:alert(1)' }
  expect(readModuleState({ ...moduleState, module: odd })?.module.videoUrl).toBeNull()
})
