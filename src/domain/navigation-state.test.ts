import { expect, test } from 'vitest'
import { aModule } from '@tests/support/module-data'
import {
  celebratingState,
  readAccountState,
  readMapState,
  readModuleState,
  readPathState,
  readFeedbackState,
} from './navigation-state'

const module = aModule({ id: 1001, subSkillId: 101, nodeType: 'recipe' })
const moduleState = { skillId: 11, module }
const feedbackState = { skillId: 11, subSkillId: 101, moduleData: module }
const pathState = celebratingState(11, module)
const plainPath = readPathState({})

test('reads what the screens put into the history', () => {
  expect(readMapState({ fromSkillId: 11 })).toEqual({ fromSkillId: 11 })
  expect(readPathState(pathState)).toEqual(pathState)
  expect(readModuleState(moduleState)).toEqual(moduleState)
  expect(readFeedbackState(feedbackState)).toEqual(feedbackState)
})

test.each([null, undefined, 'x', 7, [], { skillId: {}, fromModule: 'yes' }])(
  'reads nothing where the state is odd: %j',
  (state) => {
    expect(readMapState(state)).toEqual({ fromSkillId: null })
    expect(readPathState(state)).toEqual(plainPath)
    expect(readModuleState(state)).toBeNull()
    expect(readFeedbackState(state)).toBeNull()
  },
)

test.each([0, 1.5, '', ' 7', '07', 'x'])('reads no module of the skill %j', (skillId) => {
  expect(readModuleState({ ...moduleState, skillId })).toBeNull()
})

test.each([
  ['/skillmap', { to: '/skillmap', state: { fromSkillId: 11 } }],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
])('where to return to after signing in is a path of this app: %s', (to, from) => {
  expect(readAccountState({ from: { to, state: { fromSkillId: 11 } } })).toEqual({ from })
})

test('reads no address that is not http(s)', () => {
  const odd = { ...module, videoUrl: 'javascript:alert(1)' }
  expect(readModuleState({ ...moduleState, module: odd })?.module.videoUrl).toBeNull()
})
