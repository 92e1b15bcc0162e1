import { describe, expect, test } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'
import { findAccount } from '../db'

describe('the path of a skill', () => {
  test('is in the requested language, with the same ids', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const { body } = await call('GET /api/subskills?skillId=21', { token, language: 'es' })
    expect(body).toMatchObject({
      skill_name: 'Save (es)',
      subskills: [
        {
          id: 201,
          title: 'Plan (es)',
          modules: [{ id: 2001, videoUrl: 'https://api.test.example/clips/look.es.mp4' }, {}],
        },
      ],
    })
  })

  test.each([
    ['skillId=99', 404],
    ['skillId=eleven', 400],
    ['skillId=', 400],
    ['skill=11', 400],
  ])('is refused for %s', async (query, status) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const answer = await call(`GET /api/subskills?${query}`, { token })
    expect(answer).toEqual({ status, body: { message: expect.any(String) } })
  })
})

describe('the state of a module', () => {
  test('is saved for this learner and changes the progress of the skill', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('lucia@example.com')
    const save = (state: string) =>
      call('POST /api/subskill/update-state', { token, body: { subskill_id: 2001, state } })
    const progress = async (of: string) => {
      const { body } = await call('GET /api/skill-map/with-selection', { token: of })
      return Object(body)['skill-map'][1].selectedSkills[0].progress
    }
    expect(await save('in_progress')).toEqual({
      status: 200,
      body: { updatedState: 'in_progress' },
    })
    expect(await progress(token)).toBe(0)
    expect(await save('completed')).toEqual({ status: 200, body: { updatedState: 'completed' } })
    expect(await progress(token)).toBe(50)
    expect(await progress(await signIn('sam@example.com'))).toBe(0)
  })

  test.each([
    ['an unknown module', { subskill_id: 9, state: 'completed' }, 404],
    ["a sub-skill's id", { subskill_id: 101, state: 'completed' }, 404],
    ['an id as a text', { subskill_id: '1001', state: 'completed' }, 400],
    ['an unknown state', { subskill_id: 1001, state: 'done' }, 400],
    ['no state', { subskill_id: 1001 }, 400],
  ])('is refused for %s', async (_what, body, status) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const answer = await call('POST /api/subskill/update-state', { token, body })
    expect(answer).toEqual({ status, body: { message: expect.any(String) } })
  })
})

describe('the rating of a lesson', () => {
  const rating = { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5, comment: 'Good' }

  test('is saved with or without a comment', async () => {
    const { backend, call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const { comment: _, ...silent } = rating
    for (const body of [rating, silent]) {
      expect((await call('POST /api/submit_feedback', { token, body })).status).toBe(201)
    }
    const kept = await backend.work((db) => findAccount(db, 'sam@example.com')?.feedback)
    expect(kept).toEqual([
      { subSkillId: 101, helpfulness: 4, confidence: 5, comment: 'Good' },
      { subSkillId: 101, helpfulness: 4, confidence: 5, comment: '' },
    ])
  })

  test.each([
    ['no stars', { helpfulness_rating: 0 }, 400],
    ['six stars', { confidence_rating: 6 }, 400],
    ['half a star', { confidence_rating: 2.5 }, 400],
    ['a comment that is no text', { comment: 5 }, 400],
    ['no sub-skill', { subskill_id: null }, 400],
    ["a module's id", { subskill_id: 1001 }, 404],
  ])('is refused with %s', async (_what, change, status) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const answer = await call('POST /api/submit_feedback', {
      token,
      body: { ...rating, ...change },
    })
    expect(answer).toEqual({ status, body: { message: expect.any(String) } })
  })
})
