import i18next from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'
import { seededResetTokens } from '@/mocks/learners'
import { backend } from '@tests/support/backend'
import { smallContent } from '@tests/support/small-content'
import * as account from './account'
import * as learning from './learning'
import * as modules from './modules'
import * as onboarding from './onboarding'
import * as skills from './skills'
import { errorText } from './transport/error-text'

type Call = {
  name: `${'GET' | 'POST'} /${string}`
  send: () => Promise<unknown>
  /** What stands behind the path. */
  query?: string
  /** The bearer token: that of the session unless the contract has another one, or none. */
  bearer?: string | null
  /** The app matches the words of the answer, so it asks for them in English. */
  inEnglish?: true
  body?: object
  /** What the app reads of the answer. */
  reads?: unknown
}

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
const aModule = { parentSubSkillId: 201, nodeType: 'knowledge', nextModule: null }

/** The 23 calls of the contract, sent by sam in Spanish. */
const calls: readonly Call[] = [
  {
    name: 'POST /auth/register',
    send: () => account.postRegister({ email: 'new@example.com', password: 'Another1' }),
    bearer: null,
    inEnglish: true,
    body: { email: 'new@example.com', password: 'Another1', name: 'new' },
  },
  {
    name: 'POST /auth/validate_user',
    send: () => account.postValidateUser(credentials),
    bearer: null,
    body: credentials,
    reads: expect.stringMatching(/./),
  },
  {
    name: 'POST /auth/user-check',
    send: () => account.postUserCheck(credentials, token),
    body: credentials,
    reads: true,
  },
  {
    name: 'POST /auth/google-login',
    send: () => account.postGoogleLogin(googleCredential),
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
    send: () => account.postRevokeToken(token),
    body: { token: expect.stringMatching(/^\w{48}$/) },
  },
  {
    name: 'POST /auth/forgot_password',
    send: () => account.postForgotPassword(email),
    bearer: null,
    body: { email },
  },
  {
    name: 'GET /auth/validate_reset_token',
    send: () => account.getResetTokenIsValid(resetToken),
    bearer: resetToken,
    inEnglish: true,
    reads: true,
  },
  {
    name: 'POST /auth/reset_password',
    send: () =>
      account.postResetPassword({
        token: resetToken,
        newPassword: 'Another1',
        confirmPassword: 'Another1',
      }),
    bearer: null,
    inEnglish: true,
    body: { token: resetToken, new_password: 'Another1', confirm_password: 'Another1' },
  },
  { name: 'GET /api/user/details', send: () => account.getUserName(), reads: 'sam.r' },
  {
    name: 'GET /onboarding/life-goals',
    send: () => onboarding.getLifeGoals(),
    reads: [
      { id: 1, name: 'Conectar con los demás' },
      { id: 2, name: 'Manejar mi dinero' },
      { id: 3, name: 'Vivir de forma independiente' },
      { id: 4, name: 'Otro' },
    ],
  },
  {
    name: 'POST /onboarding/complete-profile',
    send: () =>
      onboarding.postProfile({
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
    send: () => skills.getSkillCategories(),
    reads: {
      categories: [
        { ...cooking, skills: [{ ...cook, isLinkedToGoal: true }], selectedSkills: [11] },
        { ...finances, skills: [{ ...save, isLinkedToGoal: true }], selectedSkills: [21] },
        { ...social, skills: [], selectedSkills: [] },
      ],
      hasSkillsForUser: true,
    },
  },
  {
    name: 'POST /api/user/selected-skills',
    send: () => skills.postSelectedSkills([11, 21]),
    body: { skills: [11, 21] },
  },
  {
    name: 'GET /api/skill-map/with-selection',
    send: () => skills.getSkillMap(),
    reads: [
      { category: cooking, skills: [cook] },
      { category: finances, skills: [save] },
    ],
  },
  {
    name: 'GET /api/subskills',
    query: '?skillId=21',
    send: () => learning.getLearningPath(21),
    reads: {
      skillName: 'Save (es)',
      subSkills: [
        {
          id: 201,
          title: 'Plan (es)',
          description: 'About Plan (es)',
          hasFeedback: false,
          nodeType: 'budget',
          modules: [
            {
              ...aModule,
              id: 2001,
              contentId: 2001,
              type: 'video',
              status: 'not_started',
              title: 'Look (es)',
              description: 'About Look (es)',
              videoUrl: 'https://api.test.example/clips/look.es.mp4',
            },
            {
              ...aModule,
              id: 2002,
              contentId: 2002,
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
    send: () => modules.getVideo(1001),
    reads: {
      title: 'Watch (es)',
      videoUrl: 'https://api.test.example/clips/watch.es.mp4',
      completed: true,
    },
  },
  {
    name: 'GET /api/quiz/questions',
    query: '?subskill_id=1002',
    send: () => modules.getQuizQuestions(1002),
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
    send: () =>
      modules.postQuizAnswer({ quizId: 1002, questionId: 10020, selectedOptionId: 100201 }),
    body: { quizId: 1002, questionId: 10020, selectedOptionId: 100201 },
    reads: true,
  },
  {
    name: 'GET /api/pdf/retrieve',
    query: '?subskill_id=1003',
    send: () => modules.getPdf(1003),
    reads: { data: 'JVBERi0xLjQK', title: 'List (es).pdf' },
  },
  {
    name: 'GET /api/practice-subskill',
    query: '?subskill_id=1004',
    send: () => modules.getPractice(1004),
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
    send: () => modules.getChallenge(1005),
    reads: {
      title: 'Dare (es)',
      description: 'About Dare (es)',
      completed: false,
      steps: [
        { text: 'Shop (es)', externalResource: 'https://api.test.example/help/shop.es.html' },
        { text: 'Eat (es)', externalResource: null },
      ],
    },
  },
  {
    name: 'POST /api/subskill/update-state',
    send: () => learning.postModuleState(1003, 'completed'),
    body: { subskill_id: 1003, state: 'completed' },
  },
  {
    name: 'POST /api/submit_feedback',
    send: () => learning.postLessonRating({ subSkillId: 101, helpfulness: 4, confidence: 5 }),
    body: { subskill_id: 101, helpfulness_rating: 4, confidence_rating: 5, comment: '' },
  },
]

let token = ''
beforeEach(async () => {
  const newYear = Date.UTC(2027, 0)
  const sheetData = async () => 'JVBERi0xLjQK'
  backend.fresh({ content: smallContent, sheetData, now: () => newYear })
  token = await backend.tokenFor(email)
  localStorage.setItem('accessToken', token)
  await i18next.changeLanguage('es')
})

it('there are 23 calls', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(23)
})

it.each(calls)('$name is sent and read as the contract says', async (call) => {
  const { name, send, query = '', bearer = token, inEnglish, body, reads } = call
  expect(await send()).toEqual(reads)
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
it.each(needSession)('$name is not sent without a token', async ({ send }) => {
  localStorage.removeItem('accessToken')
  await expect(send()).rejects.toMatchObject({ kind: 'missing-token' })
  expect(backend.requests).toEqual([])
})

describe('a missing id', () => {
  const answer = { quizId: 1002, questionId: 5, selectedOptionId: 52 }
  // Types forbid an empty id, but a malformed answer may still contain one.
  const nothing = '' as never

  it.each([
    ['No answer provided', () => modules.postQuizAnswer(null)],
    ['No quiz ID provided', () => modules.postQuizAnswer({ ...answer, quizId: null })],
    ['No question ID provided', () => modules.postQuizAnswer({ ...answer, questionId: null })],
    [
      'No selected option ID provided',
      () => modules.postQuizAnswer({ ...answer, selectedOptionId: null }),
    ],
    ['No module ID provided', () => modules.getVideo(null)],
    ['No module ID provided', () => modules.getPractice(null)],
    ['No module ID provided', () => modules.getChallenge(null)],
    ['No subskill ID provided', () => modules.getQuizQuestions(null)],
    ['No subskill ID provided', () => learning.postModuleState(null, 'completed')],
    [
      'No subskill ID provided',
      () => learning.postLessonRating({ subSkillId: nothing, helpfulness: 4, confidence: 5 }),
    ],
    ['No state provided', () => learning.postModuleState(1001, nothing)],
    ['No PDF ID provided', () => modules.getPdf(null)],
    ['Invalid skillId', () => learning.getLearningPath(null)],
    ['Invalid skillId', () => learning.getLearningPath('eleven')],
  ])('is said before any request: %s', async (sentence, send) => {
    const error: unknown = await send().catch((reason: unknown) => reason)
    expect(errorText(i18next.getFixedT('en', 'errors'), error)).toBe(sentence)
    expect(backend.requests).toEqual([])
  })
})
