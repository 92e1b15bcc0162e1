import { beforeEach, expect, it } from 'vitest'
import { session } from '../session'
import { stored } from '../stored'
import { finishedAt, ownStars } from '../stored-things'
import { finishRecorder, skillName, starRecorder, stepName } from './look-back'

const signIn = (name: string) =>
  session.start({ accessToken: name, email: `${name}@example.com`, remember: true })

beforeEach(() => signIn('sam'))

it('the first finish time is kept', () => {
  const keep = finishRecorder()
  keep([stepName(11, 101)], 1)
  keep([stepName(11, 101), skillName(11)], 2)
  expect(stored(finishedAt).read()).toEqual({ 'step 11 101': 1, 'skill 11': 2 })
})

it('nothing is stored if nothing is finished', () => {
  finishRecorder()([], 1)
  expect(stored(finishedAt).text()).toBeNull()
})

it('the newest stars of a step count, if they are whole numbers from 1 to 5', () => {
  const keep = starRecorder()
  keep('step 11 101', 2)
  keep('step 11 102', 5)
  keep('step 11 101', 3)
  keep('step 11 103', 0)
  keep('step 11 103', 2.5)
  expect(stored(ownStars).read()).toEqual({ 'step 11 101': 3, 'step 11 102': 5 })
})

it('a late response is not stored for the next learner', () => {
  const [keepDay, keepStars] = [finishRecorder(), starRecorder()]
  signIn('ana')
  keepDay([skillName(11)], 1)
  keepStars('step 11 101', 4)
  expect(stored(finishedAt).read()).toBeUndefined()
  expect(stored(ownStars).read()).toBeUndefined()
})

it('finish times stay after sign-out, for their learner only', () => {
  finishRecorder()([skillName(11)], 1)
  session.end('signed-out')
  signIn('ana')
  expect(stored(finishedAt).read()).toBeUndefined()
  signIn('sam')
  expect(stored(finishedAt).read()).toEqual({ 'skill 11': 1 })
})
