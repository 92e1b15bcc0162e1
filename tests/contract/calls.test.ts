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

// [1.1.1] [3.1] [3.2] [3.4] [3.5] [3.6] [3.7.1] [3.7.2] [3.8] [3.9.1] [3.9.2] [3.11] [3.12] [3.13] [3.14]
// [3.15.1] [3.15.2] [3.16] [3.17] [3.18.1] [3.19] [4.1.1] [7.2] [7.3] [7.4] [7.5] [7.6] [7.7] [7.8]
// [7.9] [7.10] [7.11] [7.12] [7.13] [7.14] [7.15] [7.16] [7.17] [7.18] [7.19] [7.20] [7.21] [7.22]
// [7.23] [7.24] [7.25.1]
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

// [5.6.5]
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

  // [5.6.1] [5.6.2] [5.6.3] [5.6.4] [5.6.5] [8.1.2]
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
