import { expect, test, vi } from 'vitest'
import { apiCaller } from '@tests/support/api-caller'
import { endpoints } from './backend/endpoints'
import { covers } from './backend/rules'
import { sentinels } from './sentinels'

const path = 'GET /api/subskills?skillId=11'
const map = 'GET /api/skill-map/with-selection'

test('every rule matches a call', () => {
  const patterns = sentinels.flatMap(({ rules }) => rules.flatMap(({ on }) => on))
  const unmatched = patterns.filter((one) => !endpoints.some((call) => covers({ on: [one] }, call)))
  expect(unmatched).toEqual([])
})

test('saving-fails saves nothing', async () => {
  const { callAs } = apiCaller()
  const before = await callAs('saving-fails', map)
  const body = { subskill_id: 1003, state: 'completed' }
  const save = 'POST /api/subskill/update-state'
  expect((await callAs('saving-fails', save, { body })).status).toBe(500)
  expect(await callAs('saving-fails', map)).toEqual(before)
})

test('expires is refused after five calls, with each new token again', async () => {
  const { call, signIn } = apiCaller()
  for (const _ of [1, 2]) {
    const token = await signIn('expires@example.com')
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await call(map, { token })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 401])
  }
})

test('slow is answered after nine seconds, and nobody else', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => {})
  const { signIn } = apiCaller({ wait })
  await signIn('sam@example.com')
  expect(wait).not.toHaveBeenCalled()
  await signIn('slow@example.com')
  expect(wait).toHaveBeenCalledExactlyOnceWith(9000)
})

test('odd gets odd data that can be read', async () => {
  const { callAs } = apiCaller()
  expect((await callAs('odd', path)).body).toMatchObject({
    subskills: [
      { id: '101', modules: [{ id: '1001', videoUrl: 'javascript:alert(1)' }, {}] },
      { id: '102', modules: null },
    ],
  })
  expect((await callAs('odd', map)).body).toMatchObject({
    'skill-map': [{ selectedSkills: [{ id: '11', progress: 140 }] }, { selectedSkills: null }],
  })
  const quiz = await callAs('odd', 'GET /api/quiz/questions?subskill_id=1002')
  expect(quiz.body).toMatchObject([{ id: '10020', options: [{ id: '100200' }, {}] }])
})
