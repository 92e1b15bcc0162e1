import { describe, expect, test } from 'vitest'
import limits from '@/config/limits.json'
import { apiCaller } from '@tests/fixtures/api-caller'
import { findAccount } from '../db'

const profile = {
  age_range: '18-24',
  gender: 'Female',
  support_level: 'guided',
  username: 'kim_1',
  goals: [1, 4],
  custom_goal: 'Play the guitar',
}

describe('the profile', () => {
  test('is saved, and the learner counts as onboarded', async () => {
    const { backend, call, signIn } = apiCaller()
    const token = await signIn('kim@example.com')
    expect((await call('POST /onboarding/complete-profile', { token, body: profile })).status).toBe(
      200,
    )

    expect((await call('GET /api/user/details', { token })).body).toEqual({
      user: { username: 'kim_1' },
    })
    const kept = await backend.work((db) => findAccount(db, 'kim@example.com')?.profile)
    expect(kept).toEqual({
      ageRange: '18-24',
      gender: 'Female',
      supportLevel: 'guided',
      goals: [1, 4],
      customGoal: 'Play the guitar',
    })
  })

  test('refuses another learner’s username, ignoring case', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('kim@example.com')
    const body = { ...profile, username: 'SAM.r' }
    expect(await call('POST /onboarding/complete-profile', { token, body })).toEqual({
      status: 409,
      body: { message: 'Username already exists' },
    })
  })

  test('accepts the learner’s own username', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const body = { ...profile, username: 'Sam.r' }
    expect((await call('POST /onboarding/complete-profile', { token, body })).status).toBe(200)
  })

  test('keeps the username if none is sent, and is refused if the account has none', async () => {
    const { call, signIn } = apiCaller()
    const { username: _, ...body } = profile
    const complete = async (who: string) =>
      (await call('POST /onboarding/complete-profile', { token: await signIn(who), body })).status
    expect(await complete('sam@example.com')).toBe(200)
    expect(await complete('kim@example.com')).toBe(400)
  })

  test.each([
    ['a translated age range', { age_range: 'Menos de 18' }],
    ['a translated gender', { gender: 'Mujer' }],
    ['an unknown support level', { support_level: 'alone' }],
    ['a short username', { username: 'ki' }],
    ['a long username', { username: 'k'.repeat(limits.usernameLongest + 1) }],
    ['a username with a space', { username: 'kim one' }],
    ['a username with an accent', { username: 'kím' }],
    ['no goals', { goals: [] }],
    ['an unknown goal', { goals: [9] }],
    ['goals as texts', { goals: ['1', '4'] }],
    ['the goal Other without its text', { custom_goal: ' ' }],
    ['a text without the goal Other', { goals: [1] }],
    ['a missing text', { custom_goal: undefined }],
  ])('refuses %s', async (_what, change) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('kim@example.com')
    const body = { ...profile, ...change }
    const answer = await call('POST /onboarding/complete-profile', { token, body })
    expect(answer).toEqual({ status: 400, body: { message: expect.any(String) } })
  })
})
