import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { endpoints } from '../server/endpoints'
import { covers } from '../server/rules'
import { apiCaller } from '../testing/api-caller'
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

test('the README lists exactly the sentinels', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, section = ''] = readme.split('\n## Sentinels\n')
  const [table = ''] = section.split('\n## ')
  const listed = [...table.matchAll(/^\| `([a-z0-9-]+)` +\|/gm)].map(
    ([, name]) => `${name}@example.com`,
  )
  expect(listed).toEqual(sentinels.map(({ email }) => email))
})

describe('at sign-in', () => {
  const signInAs = (name: string) =>
    apiCaller().call('POST /auth/validate_user', {
      body: { username: `${name}@example.com`, password: 'Norte2026' },
    })

  test('no-token gets a response without a token', async () => {
    expect(await signInAs('no-token')).toEqual({ status: 200, body: {} })
  })

  test('server-error and unavailable get 500 and 503', async () => {
    expect((await signInAs('server-error')).status).toBe(500)
    expect((await signInAs('Unavailable')).status).toBe(503)
  })

  test('short-session gets a short Google session', async () => {
    const payload = Buffer.from('{"email":"short-session@example.com"}').toString('base64url')
    const { call } = apiCaller({ now: () => 1_000_000 })
    const { body } = await call('POST /auth/google-login', { body: { token: `e30.${payload}.s` } })
    expect(body).toMatchObject({ access_token: expect.any(String), expires_at: 1030 })
  })

  test('a new learner has no profile yet', async () => {
    const body = { username: 'profile-fails@example.com', password: 'Norte2026' }
    const check = await callAs('profile-fails', 'POST /auth/user-check', body)
    expect(check.body).toEqual({ onboard_completed: false })
  })
})

test.each([
  ['details-fail', 'GET /api/user/details', 500],
  ['goals-fail', 'GET /onboarding/life-goals', 500],
  ['profile-fails', 'POST /onboarding/complete-profile', 500],
  ['profile-401', 'POST /onboarding/complete-profile', 400],
  ['categories-fail', 'GET /api/skill-categories', 500],
  ['selection-fails', 'POST /api/user/selected-skills', 500],
  ['map-fails', map, 500],
  ['path-fails', path, 500],
  ['forbidden', path, 403],
  ['content-fails', 'GET /api/knowledge-subskill?subskill_id=1001', 500],
  ['content-fails', 'GET /api/quiz/questions?subskill_id=1002', 500],
  ['quiz-fails', 'GET /api/quiz/questions?subskill_id=1002', 500],
  ['saving-fails', 'POST /api/subskill/update-state', 500],
  ['saving-fails', 'POST /api/submit_feedback', 500],
  ['answers-fail', 'POST /api/quiz/answers', 500],
  ['sign-out-fails', 'POST /auth/revoke-token', 500],
])('%s: %s is refused with %i', async (name, call, status) => {
  expect(await callAs(name, call)).toEqual({ status, body: { message: expect.any(String) } })
})

test.each([
  ['no-username', 'GET /api/user/details', { user: { username: null } }],
  ['selection-refused', 'POST /api/user/selected-skills', { success: false }],
  ['map-empty', map, { 'skill-map': [] }],
  ['no-subskills', path, { skill_name: 'Cook', subskills: [] }],
  ['quiz-empty', 'GET /api/quiz/questions?subskill_id=1002', { questions: [] }],
  ['no-pdf', 'GET /api/pdf/retrieve?subskill_id=1003', { title: 'Nothing.pdf' }],
])('%s: %s gets a response without data', async (name, call, body) => {
  expect(await callAs(name, call)).toEqual({ status: 200, body })
})

test.each([
  ['unknown-type', { type: 'dance' }],
  ['no-module-id', { id: null }],
  ['no-clip', { videoUrl: 'https://clips.norte.example/gone.mp4' }],
])('%s: the modules of a path are changed', async (name, module) => {
  const { body } = await callAs(name, path)
  expect(body).toMatchObject({ subskills: [{ modules: [module, module] }, {}] })
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
