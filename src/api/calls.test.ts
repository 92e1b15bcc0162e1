import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Profile } from '@/domain/profile'
import { endpoints } from '@/mocks/backend/endpoints'
import { seededResetTokens } from '@/mocks/learners'
import { read } from '@tests/support/api-calls'
import { backend } from '@tests/support/backend'
import { smallContent } from '@tests/support/small-content'
import * as account from './account'
import { client } from './client'
import { errorText } from './errors'
import * as learning from './learning-path'
import * as modules from './modules'
import * as onboarding from './onboarding'
import * as skills from './skills'

type Call = {
  name: `${'GET' | 'POST'} /${string}`
  send: () => Promise<unknown>
  /** The query of the address. */
  query?: string
  /** The bearer token: that of the session unless the contract has another one, or none. */
  bearer?: string | null
  /** The app compares the words of the answer, so it asks for English. */
  inEnglish?: true
  body?: object
  /** What the app reads of the answer. */
  reads?: unknown
}

const anything: unknown = expect.toSatisfy(() => true)
const email = 'sam@example.com'
const credentials = { username: email, password: 'Norte2026' }
const resetToken = seededResetTokens.live
const googleCredential = `e30.${btoa(JSON.stringify({ email }))}.signature`

const aSkill = { description: '', iconType: 'recipe', isLinkedToGoal: false, progress: 0 }
const cook = { ...aSkill, id: 11, name: 'Cook (es)', description: 'Cook a dish (es)', progress: 40 }
const save = {
  ...aSkill,
  id: 21,
  name: 'Save (es)',
  description: 'Save money (es)',
  iconType: 'budget',
}
const cooking = { id: 1, name: 'Cooking (es)', color: '#F4A259', iconType: 'cooking' }
const finances = { id: 2, name: 'Finances (es)', color: '#F6BE4A', iconType: 'finances' }
const social = { id: 3, name: 'Social skills (es)', color: '#D2502B', iconType: 'social' }
const aModule = {
  subSkillId: 201,
  parentHasFeedback: false,
  nodeType: 'knowledge',
  nextModule: null,
}

/** The calls of the contract but for the two of a sign-in, sent by sam in Spanish. */
const calls: readonly Call[] = [
  {
    name: 'POST /auth/register',
    send: () => account.signUp({ email: 'new@example.com', password: 'Another1' }),
    bearer: null,
    inEnglish: true,
    body: { email: 'new@example.com', password: 'Another1', name: 'new' },
  },
  {
    name: 'POST /auth/google-login',
    send: () => account.signInWithGoogle(googleCredential),
    bearer: null,
    body: { token: googleCredential },
    reads: {
      accessToken: expect.stringMatching(/./),
      refreshToken: expect.stringMatching(/./),
      expiresAt: Date.UTC(2027, 0, 2),
      onboardCompleted: true,
    },
  },
  {
    name: 'POST /auth/revoke-token',
    send: () => account.revokeToken(token),
    body: { token: expect.stringMatching(/^\w{48}$/) },
  },
  {
    name: 'POST /auth/forgot_password',
    send: () => account.requestReset(email),
    bearer: null,
    body: { email },
  },
  {
    name: 'GET /auth/validate_reset_token',
    send: () => read(account.resetTokenQuery(resetToken)),
    bearer: resetToken,
    inEnglish: true,
    reads: true,
  },
  {
    name: 'POST /auth/reset_password',
    send: () =>
      account.resetPassword({
        token: resetToken,
        password: 'Another1',
        confirmPassword: 'Another1',
      }),
    bearer: null,
    inEnglish: true,
    body: { token: resetToken, new_password: 'Another1', confirm_password: 'Another1' },
  },
  { name: 'GET /api/user/details', send: () => read(account.userNameQuery), reads: 'sam.r' },
  {
    name: 'GET /onboarding/life-goals',
    send: () => read(onboarding.goalsQuery),
    reads: [
      { id: 1, name: 'Conectar con otras personas' },
      { id: 2, name: 'Manejar mi dinero' },
      { id: 3, name: 'Vivir de forma independiente' },
      { id: 4, name: 'Otro' },
    ],
  },
  {
    name: 'POST /onboarding/complete-profile',
    send: () =>
      onboarding.completeProfile({
        ageRange: '18-24',
        gender: 'Female',
        supportLevel: 'guided',
        username: 'sam.r',
        goals: [1, 4],
        customGoal: 'Play the guitar',
      }),
    inEnglish: true,
    body: {
      age_range: '18-24',
      gender: 'Female',
      support_level: 'guided',
      username: 'sam.r',
      goals: [1, 4],
      custom_goal: 'Play the guitar',
    },
  },
  {
    name: 'GET /api/skill-categories',
    send: () => read(skills.skillCategoriesQuery),
    reads: {
      categories: [
        { ...cooking, skills: [cook], selectedSkills: [11] },
        { ...finances, skills: [{ ...save, isLinkedToGoal: true }], selectedSkills: [21] },
        { ...social, skills: [], selectedSkills: [] },
      ],
      hasSkillsForUser: true,
    },
  },
  {
    name: 'POST /api/user/selected-skills',
    send: () => skills.saveSkills([11, 21]),
    body: { skills: [11, 21] },
  },
  {
    name: 'GET /api/skill-map/with-selection',
    send: () => read(skills.skillMapQuery),
    reads: [
      { category: cooking, skills: [cook] },
      { category: finances, skills: [{ ...save, isLinkedToGoal: true }] },
    ],
  },
  {
    name: 'GET /api/subskills',
    query: '?skillId=21',
    send: () => read(learning.learningPathQuery(21)),
    reads: {
      skillName: 'Save (es)',
      subSkills: [
        {
          id: 201,
          title: 'Plan (es)',
          description: 'About Plan (es)',
          nodeType: 'budget',
          modules: [
            {
              ...aModule,
              id: 2001,
              type: 'video',
              status: 'not_started',
              title: 'Look (es)',
              description: 'About Look (es)',
              videoUrl: 'https://api.test.example/clips/look.es.mp4',
            },
            {
              ...aModule,
              id: 2002,
              type: 'quiz',
              status: 'not_started',
              title: 'Check (es)',
              description: 'About Check (es)',
              videoUrl: null,
            },
          ],
        },
      ],
    },
  },
  {
    name: 'GET /api/knowledge-subskill',
    query: '?subskill_id=1001',
    send: () => read(modules.videoQuery(1001)),
    reads: {
      title: 'Watch (es)',
      videoUrl: 'https://api.test.example/clips/watch.es.mp4',
      isCompleted: true,
    },
  },
  {
    name: 'GET /api/quiz/questions',
    query: '?subskill_id=1002',
    send: () => read(modules.quizQuery(1002)),
    reads: [
      {
        id: 10020,
        text: 'Which one? (es)',
        options: [
          { id: 100200, text: 'Wrong (es)' },
          { id: 100201, text: 'Right (es)' },
        ],
      },
    ],
  },
  {
    name: 'POST /api/quiz/answers',
    send: () => modules.submitAnswer({ quizId: 1002, questionId: 10020, selectedOptionId: 100201 }),
    body: { quizId: 1002, questionId: 10020, selectedOptionId: 100201 },
    reads: true,
  },
  {
    name: 'GET /api/pdf/retrieve',
    query: '?subskill_id=1003',
    send: () => read(modules.pdfQuery(1003)),
    reads: { data: 'JVBERi0xLjQK', title: 'List (es).pdf' },
  },
  {
    name: 'GET /api/practice-subskill',
    query: '?subskill_id=1004',
    send: () => read(modules.practiceQuery(1004)),
    reads: {
      title: 'Practise (es)',
      description: 'About Practise (es)',
      objective: 'Cook once (es)',
      pdfData: 'JVBERi0xLjQK',
    },
  },
  {
    name: 'GET /api/challenge-subskill',
    query: '?subskill_id=1005',
    send: () => read(modules.challengeQuery(1005)),
    reads: {
      title: 'Dare (es)',
      description: 'About Dare (es)',
      isCompleted: false,
      steps: [
        { text: 'Shop (es)', externalResource: 'https://api.test.example/help/shop.es.html' },
        { text: 'Eat (es)', externalResource: null },
      ],
    },
  },
  {
    name: 'POST /api/subskill/update-state',
    send: () => learning.updateModuleState(1003, 'completed'),
    body: { subskill_id: 1003, state: 'completed' },
  },
  {
    name: 'POST /api/submit_feedback',
    send: () => learning.submitFeedback({ subSkillId: 101, helpfulness: 4, confidence: 5 }),
    body: { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5, comment: '' },
  },
]

/** The English sentence of a call that fails. */
async function sentenceOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  return errorText(i18next.getFixedT('en'), error)
}

let token = ''
beforeEach(async () => {
  const newYear = Date.UTC(2027, 0)
  const sheetData = async () => 'JVBERi0xLjQK'
  backend.fresh({ content: smallContent, sheetData, now: () => newYear })
  token = await backend.tokenFor(email)
  localStorage.setItem('accessToken', token)
  await i18next.changeLanguage('es')
})

test('these are all calls of the backend, with the two of a sign-in', () => {
  const signIn = ['POST /auth/validate_user', 'POST /auth/user-check']
  const served = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set([...calls.map(({ name }) => name), ...signIn])).toEqual(new Set(served))
})

test('a sign-in is checked by two calls, the second with the new token', async () => {
  const signedIn = await account.signIn({ email, password: 'Norte2026' })
  expect(signedIn).toEqual({ accessToken: expect.stringMatching(/./), onboardCompleted: true })
  const [validation, check] = backend.requests
  expect(validation).toMatchObject({ method: 'POST', path: '/auth/validate_user' })
  expect(check).toMatchObject({ method: 'POST', path: '/auth/user-check' })
  for (const request of [validation, check]) expect(request?.body).toEqual(credentials)
  expect(validation?.headers).not.toHaveProperty('authorization')
  expect(check?.headers['authorization']).toMatch(/^Bearer \w+$/)
})

test.each(calls)('$name is sent and read as the contract says', async (call) => {
  const { name, send, query = '', bearer = token, inEnglish, body, reads = anything } = call
  const answer = await send()
  expect(answer).toEqual(reads)
  expect(backend.requests).toHaveLength(1)
  const [request] = backend.requests
  expect(`${request?.method} ${request?.path}`).toBe(name + query)
  expect(request?.headers).toEqual({
    accept: 'application/json',
    'accept-language': inEnglish ? 'en' : 'es',
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(body && { 'content-type': 'application/json' }),
  })
  expect(request?.body).toEqual(body)
})

const needSession = calls.filter(({ name }) => !name.includes(' /auth/'))
test.each(needSession)('$name is not sent without a token', async ({ send }) => {
  localStorage.removeItem('accessToken')
  await expect(send()).rejects.toMatchObject({ kind: 'missing-token' })
  expect(backend.requests).toEqual([])
})

test('a missing token is named', async () => {
  localStorage.removeItem('accessToken')
  expect(await sentenceOf(read(skills.skillMapQuery))).toBe('Authentication token not found')
})

test('a request that cannot be written is not sent', async () => {
  // JSON has no big integers.
  const skillIds = [1n as never]
  expect(await sentenceOf(skills.saveSkills(skillIds))).toBe('Error setting up the request')
  expect(backend.requests).toEqual([])
})

describe('a missing id', () => {
  const answer = { quizId: 1002, questionId: 5, selectedOptionId: 52 }
  // Types forbid an empty id, but a malformed answer may still contain one.
  const nothing = '' as never

  test.each([
    ['No answer provided', () => modules.submitAnswer(nothing)],
    ['No quiz ID provided', () => modules.submitAnswer({ ...answer, quizId: null })],
    ['No question ID provided', () => modules.submitAnswer({ ...answer, questionId: null })],
    [
      'No selected option ID provided',
      () => modules.submitAnswer({ ...answer, selectedOptionId: null }),
    ],
    ['No module ID provided', () => read(modules.videoQuery(null))],
    ['No module ID provided', () => read(modules.practiceQuery(null))],
    ['No module ID provided', () => read(modules.challengeQuery(null))],
    ['No subskill ID provided', () => read(modules.quizQuery(null))],
    ['No subskill ID provided', () => learning.updateModuleState(null, 'completed')],
    ['No state provided', () => learning.updateModuleState(1001, nothing)],
    ['No PDF ID provided', () => read(modules.pdfQuery(null))],
    ['Invalid skillId', () => read(learning.learningPathQuery(null))],
    ['Invalid skillId', () => read(learning.learningPathQuery('eleven'))],
  ])('is said before any request: %s', async (sentence, send) => {
    expect(await sentenceOf(send())).toBe(sentence)
    expect(backend.requests).toEqual([])
  })
})

describe('the sentence of a failure', () => {
  const profile: Profile = {
    ageRange: '18-24',
    gender: 'Female',
    supportLevel: 'guided',
    username: 'sam.r',
    goals: [1],
    customGoal: '',
  }
  const sends = {
    register: () => account.signUp({ email, password: 'Another1' }),
    validate_user: () => account.signIn({ email, password: 'Norte2026' }),
    'user-check': () => account.signIn({ email, password: 'Norte2026' }),
    forgot_password: () => account.requestReset(email),
    reset_password: () =>
      account.resetPassword({ token: 'x', password: 'A1', confirmPassword: 'A1' }),
    'complete-profile': () => onboarding.completeProfile(profile),
  }
  const exists = 'This email is already registered. Sign in, or use another one.'
  const taken = 'Username or email is already taken'
  const credentialsWrong = 'Invalid username or password'
  const notSignedIn = 'There was an error signing in'
  const notSent = 'There was an error sending the email.'
  const notProcessed = 'An error occurred while processing your request.'
  const notSaved = 'An error occurred while saving your profile'
  const page = '<h1>Welcome!</h1>'

  test.each<[keyof typeof sends, number, string | object, string]>([
    ['register', 400, { message: 'email ALREADY exists' }, exists],
    ['register', 409, { error: 'Sorry. Email already exists, try 2' }, exists],
    ['register', 200, { success: false, message: 'Email already exists' }, exists],
    ['register', 403, { message: 'Not now' }, taken],
    ['register', 422, { detail: 'Name is odd' }, taken],
    ['register', 503, {}, taken],
    ['register', 200, { error: 'Not now' }, taken],
    ['register', 200, page, taken],
    ['validate_user', 400, {}, credentialsWrong],
    ['validate_user', 401, {}, credentialsWrong],
    ['validate_user', 403, {}, credentialsWrong],
    ['validate_user', 404, {}, credentialsWrong],
    ['validate_user', 422, {}, credentialsWrong],
    ['validate_user', 408, {}, 'An unexpected error occurred'],
    ['validate_user', 429, {}, 'An unexpected error occurred'],
    ['validate_user', 500, {}, 'Server error occurred'],
    ['validate_user', 503, { message: 'Service unavailable' }, 'Service unavailable'],
    ['validate_user', 200, {}, notSignedIn],
    ['validate_user', 200, page, notSignedIn],
    ['user-check', 401, {}, notSignedIn],
    ['user-check', 500, {}, notSignedIn],
    ['user-check', 0, {}, notSignedIn],
    ['user-check', 200, page, 'The server sent an answer that we cannot read'],
    ['forgot_password', 404, { message: 'No account found' }, 'No account found'],
    ['forgot_password', 500, {}, notSent],
    ['forgot_password', 200, { success: false }, notSent],
    ['forgot_password', 200, page, notSent],
    ['reset_password', 401, {}, 'Invalid or expired token. Please request a new one'],
    [
      'reset_password',
      400,
      { message: 'Invalid or expired token' },
      'Invalid or expired token. Please request a new one',
    ],
    ['reset_password', 400, {}, notProcessed],
    ['reset_password', 500, {}, notProcessed],
    ['reset_password', 200, page, notProcessed],
    ['complete-profile', 400, { message: 'Request failed with status code 401' }, notSaved],
    ['complete-profile', 500, { message: 'Not now' }, notSaved],
  ])('of %s with %i and %j is “%s”', async (path, status, body, sentence) => {
    const answer = () => {
      if (status === 0) return HttpResponse.error()
      return typeof body === 'string'
        ? HttpResponse.html(body, { status })
        : HttpResponse.json(body, { status })
    }
    backend.use(http.post(`*/${path}`, answer))
    expect(await sentenceOf(sends[path]())).toBe(sentence)
  })

  test.each(['register', 'validate_user'] as const)(
    'of %s without an answer says so',
    async (path) => {
      backend.use(http.post(`*/${path}`, () => HttpResponse.error()))
      expect(await sentenceOf(sends[path]())).toBe('No response from server')
    },
  )
})

test.each([
  [200, { message: 'Token is strange.' }],
  [200, { success: false }],
  [400, {}],
  [401, {}],
  [404, {}],
])('a reset token is invalid where the answer is %i %j', async (status, body) => {
  backend.use(http.get('*/validate_reset_token', () => HttpResponse.json(body, { status })))
  expect(await read(account.resetTokenQuery(resetToken))).toBe(false)
})

test('no call has a time limit', () => {
  expect(client.defaults.timeout).toBe(0)
})

test('the token goes to the base address only, also where an address names another host', async () => {
  const asked: string[] = []
  backend.use(
    http.get('*', ({ request }) => {
      asked.push(request.url)
      return HttpResponse.json({})
    }),
  )
  await client.get('https://other.example/x')
  expect(asked).toEqual([expect.stringMatching(/^https:\/\/api\.test\.example\//)])
})

test('a 400 without words of the server is a wrong format', async () => {
  backend.use(http.get('*/api/skill-categories', () => HttpResponse.json({}, { status: 400 })))
  expect(await sentenceOf(read(skills.skillCategoriesQuery))).toBe('Invalid request format')
})
