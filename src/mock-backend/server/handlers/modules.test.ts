import { describe, expect, test } from 'vitest'
import { apiCaller } from '@tests/fixtures/api-caller'

describe('the content of a module', () => {
  test.each([
    [
      'GET /api/knowledge-subskill?subskill_id=1001',
      {
        status: 'completed',
        title: 'Watch',
        videoUrl: 'https://api.test.example/clips/watch.en.mp4',
      },
    ],
    [
      'GET /api/quiz/questions?subskill_id=1002',
      {
        questions: [
          {
            id: 10020,
            text: 'Which one?',
            options: [
              { id: 100200, text: 'Wrong' },
              { id: 100201, text: 'Right' },
            ],
          },
        ],
      },
    ],
    [
      'GET /api/pdf/retrieve?subskill_id=1003',
      { pdf_data: '1003.en.pdf as base64', title: 'List.pdf' },
    ],
    [
      'GET /api/practice-subskill?subskill_id=1004',
      {
        title: 'Practise',
        description: 'About Practise',
        objective_description: 'Cook once',
        pdf_data: '1004.en.pdf as base64',
      },
    ],
    [
      'GET /api/challenge-subskill?subskill_id=1005',
      {
        title: 'Dare',
        description: 'About Dare',
        status: null,
        steps: [
          { text: 'Shop', external_resource: 'https://api.test.example/help/shop.en.html' },
          { text: 'Eat' },
        ],
      },
    ],
  ])('%s', async (name, body) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    // toEqual, since a quiz must not reveal the right option.
    expect(await call(name, { token })).toEqual({ status: 200, body })
  })

  const contentCalls = [
    '/api/knowledge-subskill',
    '/api/quiz/questions',
    '/api/pdf/retrieve',
    '/api/practice-subskill',
    '/api/challenge-subskill',
  ]
  test.each(contentCalls)('%s refuses unknown ids, other types and a missing id', async (path) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const otherType = path.includes('quiz') ? 1001 : 1002
    const status = async (query: string) => (await call(`GET ${path}${query}`, { token })).status
    expect(await status('?subskill_id=9')).toBe(404)
    expect(await status(`?subskill_id=${otherType}`)).toBe(404)
    expect(await status('?subskill_id=undefined')).toBe(400)
    expect(await status('')).toBe(400)
  })
})

describe('a quiz answer', () => {
  const right = { quizId: 1002, questionId: 10020, selectedOptionId: 100201 }

  test('is checked against the curriculum', async () => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const check = async (selectedOptionId: number) =>
      (await call('POST /api/quiz/answers', { token, body: { ...right, selectedOptionId } })).body
    expect(await check(100201)).toEqual({ isCorrect: true })
    expect(await check(100200)).toEqual({ isCorrect: false })
  })

  test.each([
    ['an unknown quiz', { quizId: 9 }, 404],
    ['a module that is no quiz', { quizId: 1001 }, 404],
    ['a question of another quiz', { questionId: 20020 }, 400],
    ['an option of another question', { selectedOptionId: 200201 }, 400],
    ['an id as a text', { selectedOptionId: '100201' }, 400],
    ['a missing id', { questionId: undefined }, 400],
  ])('is refused for %s', async (_what, change, status) => {
    const { call, signIn } = apiCaller()
    const token = await signIn('sam@example.com')
    const answer = await call('POST /api/quiz/answers', { token, body: { ...right, ...change } })
    expect(answer).toEqual({ status, body: { message: expect.any(String) } })
  })
})
