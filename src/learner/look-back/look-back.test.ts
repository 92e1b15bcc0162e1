import { beforeEach, expect, it } from 'vitest'
import { session } from '../session'
import { stored } from '../stored'
import { finishedAt, ownStars } from '../stored-things'
import { finishRecorder, skillName, starRecorder, stepName } from './look-back'

const signIn = (name: string) =>
  session.start({ accessToken: name, email: `${name}@example.com`, remember: true })

beforeEach(() => signIn('sam'))

it('the first time at which something is finished is the one that is kept', () => {
  const keep = finishRecorder()
  keep([stepName(11, 101)], 1)
  keep([stepName(11, 101), skillName(11)], 2)
  expect(stored(finishedAt).read()).toEqual({ 'step 11 101': 1, 'skill 11': 2 })
})

it('where nothing is finished, nothing is kept', () => {
  finishRecorder()([], 1)
  expect(stored(finishedAt).text()).toBeNull()
})

it('the newest stars of a step count, and only whole ones from 1 to 5', () => {
  const keep = starRecorder()
  keep('step 11 101', 2)
  keep('step 11 102', 5)
  keep('step 11 101', 3)
  keep('step 11 103', 0)
  keep('step 11 103', 2.5)
  expect(stored(ownStars).read()).toEqual({ 'step 11 101': 3, 'step 11 102': 5 })
})

it('what comes late is not another learner’s', () => {
  const [keepDay, keepStars] = [finishRecorder(), starRecorder()]
  signIn('ana')
  keepDay([skillName(11)], 1)
  keepStars('step 11 101', 4)
  expect(stored(finishedAt).read()).toBeUndefined()
  expect(stored(ownStars).read()).toBeUndefined()
})

it('stays when its learner signs out, and is shown to nobody else', () => {
  finishRecorder()([skillName(11)], 1)
  session.end('signed-out')
  signIn('ana')
  expect(stored(finishedAt).read()).toBeUndefined()
  signIn('sam')
  expect(stored(finishedAt).read()).toEqual({ 'skill 11': 1 })
})
