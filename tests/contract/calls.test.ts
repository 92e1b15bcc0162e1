import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { errorText } from '@/api/transport/error-text'
import { session } from '@/learner/session'
import { readsFrom, requests, withServer } from './answering'
import * as api from './api'
import { contractCalls } from './contract-calls'

withServer()

it('the contract has 23 calls', () => {
  expect(new Set(contractCalls.map(({ name }) => name)).size).toBe(23)
})

it.each(contractCalls)(
  '$name sends what the contract says, and reads its answer',
  async ({ name, query = '', token = 'secret', body, answer, reads }) => {
    expect(await readsFrom(name, Response.json(answer))).toEqual(reads)
    expect(requests).toHaveLength(1)
    const [request] = requests
    const { pathname, search } = new URL(request?.url ?? '')
    expect(`${request?.method} ${pathname}${search}`).toBe(`${name}${query}`)
    expect(request?.headers.get('authorization')).toBe(token === null ? null : `Bearer ${token}`)
    const sent: unknown = request?.method === 'POST' ? await request.json() : undefined
    expect(sent).toEqual(body)
  },
)

it.each(contractCalls.filter((one) => 'wrongShape' in one))(
  '$name cannot read an answer of another shape',
  async ({ name, wrongShape }) => {
    await expect(readsFrom(name, Response.json(wrongShape))).rejects.toMatchObject({
      kind: 'invalid-answer',
    })
  },
)

it.each(contractCalls.filter(({ token }) => token === undefined))(
  '$name is not sent without a token',
  async ({ send }) => {
    session.end('signed-out')
    await expect(send()).rejects.toMatchObject({ kind: 'missing-token' })
    expect(requests).toEqual([])
  },
)

describe('a missing id', () => {
  const answer = { quizId: 1002, questionId: 5, selectedOptionId: 52 }
  // Types forbid an empty id, but a malformed response may still contain one.
  const nothing = '' as never

  const noModule = 'No module ID provided'
  const noSubSkill = 'No subskill ID provided'

  it.each([
    ['an answer', 'No answer provided', () => api.postQuizAnswer(null)],
    ['an answer', 'No quiz ID provided', () => api.postQuizAnswer({ ...answer, quizId: null })],
    [
      'an answer',
      'No question ID provided',
      () => api.postQuizAnswer({ ...answer, questionId: null }),
    ],
    [
      'an answer',
      'No selected option ID provided',
      () => api.postQuizAnswer({ ...answer, selectedOptionId: null }),
    ],
    ['a video', noModule, () => api.getVideo(null)],
    ['a practice', noModule, () => api.getPractice(null)],
    ['a challenge', noModule, () => api.getChallenge(null)],
    ['questions', noSubSkill, () => api.getQuizQuestions(null)],
    ['a state', noSubSkill, () => api.postModuleState(null, 'completed')],
    [
      'a rating',
      noSubSkill,
      () => api.postLessonRating({ subSkillId: nothing, helpfulness: 4, confidence: 5 }),
    ],
    ['a state', 'No state provided', () => api.postModuleState(1001, nothing)],
    ['a pdf', 'No PDF ID provided', () => api.getPdf(null)],
    ['a path', 'Invalid skillId', () => api.getLearningPath(null)],
    ['a path', 'Invalid skillId', () => api.getLearningPath('eleven')],
  ])('stops %s before it is sent: %s', async (_what, sentence, send) => {
    const error: unknown = await send().catch((reason: unknown) => reason)
    expect(errorText(i18next.getFixedT('en', 'errors'), error)).toBe(sentence)
    expect(requests).toEqual([])
  })
})
