import { describe, expect, test } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'

describe('the categories', () => {
  test('report a first visit until skills are saved', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('noor@example.com')
    const isSaved = async () =>
      Object((await call('GET /api/skill-categories', { token })).body)['hasSkillsForUser']
    expect(await isSaved()).toBe(false)
    await call('POST /api/user/selected-skills', { token, body: { skills: [21] } })
    expect(await isSaved()).toBe(true)
  })

  test('link no skill to a goal before the profile is complete', async () => {
    const { call, signIn } = apiCaller()
    const { body } = await call('GET /api/skill-categories', {
      token: await signIn('kim@example.com'),
    })
    expect(body).toMatchObject({ data: [{ skills: [{ id: 11, isLinkedToGoal: false }] }, {}, {}] })
  })
})

describe('the selection', () => {
  test('is replaced by each save and appears on the map, for this learner only', async () => {
    const { call, signIn } = apiCaller()
    const [noor, sam] = [await signIn('noor@example.com'), await signIn('sam@example.com')]
    const save = (skills: number[]) =>
      call('POST /api/user/selected-skills', { token: noor, body: { skills } })
    expect(await save([11])).toEqual({ status: 200, body: { success: true } })
    await save([21, 21])

    const map = await call('GET /api/skill-map/with-selection', { token: noor })
    expect(map.body).toMatchObject({ 'skill-map': [{ selectedSkills: [{ id: 21 }] }] })
    const sams = await call('GET /api/skill-map/with-selection', { token: sam })
    expect(sams.body).toMatchObject({ 'skill-map': [{}, {}] })
  })

  test.each([
    ['nothing', {}],
    ['no skill', { skills: [] }],
    ['an unknown skill', { skills: [11, 99] }],
    ['ids as texts', { skills: ['11'] }],
  ])('%s is refused and changes nothing', async (_what, body) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    expect((await call('POST /api/user/selected-skills', { token, body })).status).toBe(400)
    const map = await call('GET /api/skill-map/with-selection', { token })
    expect(map.body).toMatchObject({ 'skill-map': [{}, {}] })
  })
})
