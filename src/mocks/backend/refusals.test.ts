import { expect, test } from 'vitest'
import { apiCaller } from '@tests/support/api-caller'
import { seededResetTokens } from '../learners'
import { nameOf } from './call'
import { endpoints } from './endpoints'

/* The mock backend refuses these, so that the app cannot send them unnoticed. It ignores unknown fields. */

const api = apiCaller()
const aMessage = { message: expect.any(String) }

const openCalls = [
  'POST /auth/register',
  'POST /auth/validate_user',
  'POST /auth/google-login',
  'POST /auth/forgot_password',
  'GET /auth/validate_reset_token',
  'POST /auth/reset_password',
]
const names = endpoints.map(nameOf)

test('there are the 23 calls of the contract', () => {
  expect(new Set(names).size).toBe(23)
  expect(names).toEqual(expect.arrayContaining(openCalls))
})

test.each(names.filter((name) => !openCalls.includes(name)))(
  '%s needs the token of a session',
  async (name) => {
    for (const sent of [{ body: {} }, { body: {}, token: 'unknown' }]) {
      expect(await api.call(name, sent)).toEqual({ status: 401, body: aMessage })
    }
  },
)

test.each(['not json', '"a text"', '[]', 'null', ''])('the body %j is refused', async (body) => {
  const answer = await api.call('POST /auth/validate_user', { body })
  expect(answer).toEqual({ status: 400, body: { message: 'Invalid request format' } })
})

const person = { email: 'new.person@example.com', password: 'Harbour1', name: 'new.person' }
const sam = { username: 'sam@example.com', password: 'Norte2026' }
const reset = {
  token: seededResetTokens.live,
  new_password: 'Lantern7',
  confirm_password: 'Lantern7',
}
const credential = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.s`

test.each([
  ['register', { ...person, email: 'new.person' }, 400],
  ['register', { ...person, name: ' ' }, 400],
  ['register', { ...person, password: 'Short1' }, 400],
  ['register', { ...person, password: 'Harbours' }, 400],
  ['register', { ...person, password: 'harbour1' }, 400],
  ['validate_user', { ...sam, password: 'norte2026' }, 401],
  ['validate_user', { ...sam, username: 'nobody@example.com' }, 401],
  ['validate_user', { ...sam, username: 'sam.r' }, 401],
  ['validate_user', {}, 400],
  ['google-login', {}, 400],
  ['google-login', { token: 'a.%.c' }, 401],
  ['google-login', { token: credential('no json') }, 401],
  ['google-login', { token: credential('null') }, 401],
  ['google-login', { token: credential('{"email":5}') }, 401],
  ['forgot_password', { email: 'nobody@example.com' }, 404],
  ['forgot_password', {}, 400],
  ['reset_password', { ...reset, token: seededResetTokens.past }, 400],
  ['reset_password', { ...reset, confirm_password: 'Lantern8' }, 400],
  ['reset_password', { ...reset, new_password: 'lantern', confirm_password: 'lantern' }, 400],
])('POST /auth/%s with %j is refused', async (path, body, status) => {
  expect(await api.call(`POST /auth/${path}`, { body })).toEqual({ status, body: aMessage })
})

const profile = {
  age_range: '18-24',
  gender: 'Female',
  support_level: 'guided',
  username: 'kim_1',
  goals: [1, 4],
  custom_goal: 'Play the guitar',
}
const rating = { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5, comment: '' }
const answer = { quizId: 1002, questionId: 10020, selectedOptionId: 100201 }

test.each([
  ['/auth/user-check', { ...sam, username: 'ana@example.com' }, 401],
  ['/auth/user-check', { ...sam, password: 'Wrong2026' }, 401],
  ['/onboarding/complete-profile', { ...profile, age_range: 'Menos de 18' }, 400],
  ['/onboarding/complete-profile', { ...profile, gender: 'Mujer' }, 400],
  ['/onboarding/complete-profile', { ...profile, support_level: 'alone' }, 400],
  ['/onboarding/complete-profile', { ...profile, username: 'ki' }, 400],
  ['/onboarding/complete-profile', { ...profile, username: 'k'.repeat(21) }, 400],
  ['/onboarding/complete-profile', { ...profile, username: 'kim one' }, 400],
  ['/onboarding/complete-profile', { ...profile, goals: [] }, 400],
  ['/onboarding/complete-profile', { ...profile, goals: [9] }, 400],
  ['/onboarding/complete-profile', { ...profile, goals: ['1', '4'] }, 400],
  ['/onboarding/complete-profile', { ...profile, custom_goal: ' ' }, 400],
  ['/onboarding/complete-profile', { ...profile, goals: [1] }, 400],
  ['/api/user/selected-skills', { skills: [] }, 400],
  ['/api/user/selected-skills', { skills: [11, 99] }, 400],
  ['/api/user/selected-skills', { skills: ['11'] }, 400],
  ['/api/subskill/update-state', { subskill_id: 9, state: 'completed' }, 404],
  ['/api/subskill/update-state', { subskill_id: 101, state: 'completed' }, 404],
  ['/api/subskill/update-state', { subskill_id: '1001', state: 'completed' }, 400],
  ['/api/subskill/update-state', { subskill_id: 1001, state: 'done' }, 400],
  ['/api/submit_feedback', { ...rating, helpfulness_rating: 0 }, 400],
  ['/api/submit_feedback', { ...rating, confidence_rating: 6 }, 400],
  ['/api/submit_feedback', { ...rating, confidence_rating: 2.5 }, 400],
  ['/api/submit_feedback', { ...rating, subskill_id: 1001 }, 404],
  ['/api/quiz/answers', { ...answer, quizId: 1001 }, 404],
  ['/api/quiz/answers', { ...answer, questionId: 20020 }, 400],
  ['/api/quiz/answers', { ...answer, selectedOptionId: 200201 }, 400],
  ['/api/quiz/answers', { ...answer, selectedOptionId: '100201' }, 400],
])('POST %s with %j is refused', async (path, body, status) => {
  expect(await api.callAs('sam', `POST ${path}`, { body })).toEqual({ status, body: aMessage })
})

test.each([
  ['/api/subskills?skillId=99', 404],
  ['/api/subskills?skillId=eleven', 400],
  ['/api/subskills', 400],
  ['/api/knowledge-subskill?subskill_id=1002', 404],
  ['/api/quiz/questions?subskill_id=1001', 404],
  ['/api/pdf/retrieve?subskill_id=9', 404],
  ['/api/practice-subskill?subskill_id=undefined', 400],
  ['/api/challenge-subskill', 400],
])('GET %s is refused', async (path, status) => {
  expect(await api.callAs('sam', `GET ${path}`)).toEqual({ status, body: aMessage })
})

test.each([
  ['POST /auth/register', { ...person, email: 'SAM@Example.com' }, 'Email already exists'],
  [
    'POST /onboarding/complete-profile',
    { ...profile, username: 'SAM.r' },
    'Username already exists',
  ],
])('%s knows in any letter case what is taken', async (name, body, message) => {
  expect(await api.callAs('kim', name, { body })).toEqual({ status: 409, body: { message } })
})
