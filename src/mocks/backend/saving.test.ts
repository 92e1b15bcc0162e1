import { describe, expect, test } from 'vitest'
import { apiCaller } from '@tests/support/api-caller'
import { findAccount } from '../database'
import type { ResetMail } from './call'

const details = 'GET /api/user/details'
const map = 'GET /api/skill-map/with-selection'

describe('a session', () => {
  test('ends with its sign-out, and no other one does', async () => {
    const { call, signIn } = apiCaller()
    const [here, elsewhere] = [await signIn('sam@example.com'), await signIn('sam@example.com')]
    const anas = await signIn('ana@example.com')
    await call('POST /auth/revoke-token', { token: here, body: { token: anas } })
    await call('POST /auth/revoke-token', { token: here, body: { token: here } })
    expect((await call(details, { token: here })).status).toBe(401)
    expect((await call(details, { token: elsewhere })).status).toBe(200)
    expect((await call(details, { token: anas })).status).toBe(200)
  })

  test('of Google has one account for each e-mail, and ends after a day', async () => {
    let time = Date.UTC(2026, 0, 1)
    const { backend, call } = apiCaller({ now: () => time })
    const payload = '{"name":"Zoë ñ 你好","email":" Zoe@Example.com"}'
    const body = { token: `e30.${Buffer.from(payload).toString('base64url')}.s` }
    const answers = [1, 2].map(() => call('POST /auth/google-login', { body }))
    const [first] = await Promise.all(answers)
    expect(first?.body).toMatchObject({
      expires_at: '2026-01-02T00:00:00.000Z',
      onboard_completed: false,
    })
    const emails = await backend.work((db) => db.accounts.map(({ email }) => email))
    expect(emails.filter((email) => email === 'zoe@example.com')).toHaveLength(1)
    const token = String(Object(first?.body)['access_token'])
    expect((await call(details, { token })).status).toBe(200)
    time += 24 * 3_600_000
    expect((await call(details, { token })).status).toBe(401)
  })
})

test('a password is replaced once with the link that was sent, which ends every session', async () => {
  const mails: ResetMail[] = []
  const { call, signIn } = apiCaller({ onResetMail: (mail) => void mails.push(mail) })
  const session = await signIn('sam@example.com')
  const sent = await call('POST /auth/forgot_password', { body: { email: 'Sam@example.com' } })
  expect(sent.body).toEqual({ message: 'Password reset email sent' })
  const token = mails[0]?.path.split('token=')[1] ?? ''
  expect(token.length).toBeGreaterThanOrEqual(32)
  expect((await call('GET /auth/validate_reset_token', { token })).body).toEqual({
    message: 'Token is valid.',
  })
  const body = { token, new_password: 'Lantern7', confirm_password: 'Lantern7' }
  expect((await call('POST /auth/reset_password', { body })).body).toEqual({
    message: 'Password reset successful.',
  })
  expect((await call('POST /auth/reset_password', { body })).status).toBe(400)
  expect((await call(details, { token: session })).status).toBe(401)
  expect(await signIn('sam@example.com', 'Lantern7')).toEqual(expect.any(String))
})

test('a profile is saved; without a username the learner keeps their own', async () => {
  const { callAs } = apiCaller()
  const complete = 'POST /onboarding/complete-profile'
  const body = {
    age_range: '18-24',
    gender: 'Female',
    support_level: 'guided',
    goals: [1],
    custom_goal: '',
  }
  const named = { ...body, username: 'kim_1' }
  expect((await callAs('kim', complete, { body })).status).toBe(400)
  expect((await callAs('kim', complete, { body: named })).status).toBe(200)
  expect((await callAs('kim', details)).body).toEqual({ user: { username: 'kim_1' } })
  expect((await callAs('sam', complete, { body })).status).toBe(200)
})

test('a selection replaces the one before, on the map of this learner only', async () => {
  const { backend, callAs } = apiCaller()
  const save = (skills: number[]) =>
    callAs('noor', 'POST /api/user/selected-skills', { body: { skills } })
  const isFirstVisit = async () =>
    !Object((await callAs('noor', 'GET /api/skill-categories')).body)['hasSkillsForUser']
  expect(await isFirstVisit()).toBe(true)
  expect((await save([11])).body).toEqual({ success: true })
  await save([21, 21])
  expect(await isFirstVisit()).toBe(false)
  const noors = { 'skill-map': [{ selectedSkills: [{ id: 21 }] }] }
  expect((await callAs('noor', map)).body).toMatchObject(noors)
  expect((await callAs('sam', map)).body).toMatchObject({ 'skill-map': [{}, {}] })
  await backend.reset()
  expect((await callAs('noor', map)).body).toEqual({ 'skill-map': [] })
})

test('the state of a module changes the progress of its skill, for this learner only', async () => {
  const { callAs } = apiCaller()
  const save = async (state: string) => {
    const body = { subskill_id: 2001, state }
    return (await callAs('lucia', 'POST /api/subskill/update-state', { body })).body
  }
  const progress = async (learner: string) =>
    Object((await callAs(learner, map)).body)['skill-map'][1].selectedSkills[0].progress
  expect(await save('in_progress')).toEqual({ updatedState: 'in_progress' })
  expect(await progress('lucia')).toBe(0)
  expect(await save('completed')).toEqual({ updatedState: 'completed' })
  expect(await progress('lucia')).toBe(50)
  expect(await progress('sam')).toBe(0)
  expect(await save('in_progress')).toEqual({ updatedState: 'completed' })
})

test('a rating is saved', async () => {
  const { backend, callAs } = apiCaller()
  const body = { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5 }
  expect((await callAs('sam', 'POST /api/submit_feedback', { body })).status).toBe(201)
  const saved = await backend.work((db) => findAccount(db, 'sam@example.com')?.feedback)
  expect(saved).toEqual([{ subSkillId: 101, helpfulness: 4, confidence: 5, comment: '' }])
})

test('a quiz does not tell which option is right; an answer does', async () => {
  const { callAs } = apiCaller()
  const quiz = await callAs('sam', 'GET /api/quiz/questions?subskill_id=1002')
  expect(quiz.body).toMatchObject({ questions: [{ options: [{ id: 100200 }, { id: 100201 }] }] })
  expect(JSON.stringify(quiz.body)).not.toMatch(/correct/i)
  const isCorrect = async (selectedOptionId: number) => {
    const body = { quizId: 1002, questionId: 10020, selectedOptionId }
    return (await callAs('sam', 'POST /api/quiz/answers', { body })).body
  }
  expect(await isCorrect(100201)).toEqual({ isCorrect: true })
  expect(await isCorrect(100200)).toEqual({ isCorrect: false })
})
