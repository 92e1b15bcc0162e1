import { expect, test, vi } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'
import { endpoints } from '../server/endpoints'
import { covers } from '../server/rules'
import { sentinels } from './sentinels'

const path = 'GET /api/subskills?skillId=11'
const map = 'GET /api/skill-map/with-selection'

/** Signs in as this sentinel and makes one call. */
async function callAs(name: string, call: string, body: unknown = {}) {
  const api = apiCaller()
  const token = await api.signIn(`${name}@example.com`)
  return api.call(call, { token, body })
}

test('every rule matches an existing call', () => {
  for (const { email, rules } of sentinels) {
    for (const pattern of rules.flatMap((rule) => rule.on)) {
      expect(
        endpoints.some((one) => covers(pattern, one)),
        `${email}: ${pattern}`,
      ).toBe(true)
    }
  }
})

test('saving-fails: nothing is saved', async () => {
  const { call, signIn } = apiCaller()
  const token = await signIn('saving-fails@example.com')
  const before = await call(map, { token })
  const body = { subskill_id: 1003, state: 'completed' }
  expect((await call('POST /api/subskill/update-state', { token, body })).status).toBe(500)
  expect(await call(map, { token })).toEqual(before)
})

test('a sentinel keeps the refusals of the regular backend', async () => {
  expect((await callAs('no-subskills', 'GET /api/subskills?skillId=9')).status).toBe(404)
})

test('expires: the token is refused after five calls; a new one works as long again', async () => {
  const { call, signIn } = apiCaller()
  for (let visit = 0; visit < 2; visit += 1) {
    const token = await signIn('expires@example.com')
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push((await call(map, { token })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401, 401])
  }
})

test('slow: every response takes nine seconds, for this learner only', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => {})
  const { signIn } = apiCaller({ wait })
  await signIn('sam@example.com')
  expect(wait).not.toHaveBeenCalled()
  await signIn('slow@example.com')
  expect(wait).toHaveBeenCalledExactlyOnceWith(9000)
})

test('odd: the data is odd but readable', async () => {
  const { body } = await callAs('odd', path)
  expect(body).toMatchObject({
    subskills: [
      { id: '101', modules: [{ id: '1001', videoUrl: 'javascript:alert(1)' }, {}] },
      { id: '102', modules: null },
    ],
  })
  const skills = await callAs('odd', map)
  expect(skills.body).toMatchObject({
    'skill-map': [{ selectedSkills: [{ id: '11', progress: 140 }] }, { selectedSkills: null }],
  })
  const quiz = await callAs('odd', 'GET /api/quiz/questions?subskill_id=1002')
  expect(quiz.body).toMatchObject([{ id: '10020', options: [{ id: '100200' }, {}] }])
})
