import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/transport/api-error'
import { required, type Id } from '@/api/transport/call'
import { isKnownMessage, type KnownMessage } from '@/api/transport/known-messages'
import { session } from '@/learner/session'
import { startHttpBackend, type HttpBackend } from '@/mock-backend/entries/http/http'
import { smallContent, smallSheet } from '@tests/fixtures/small-content'
import * as api from './api'

const username = 'sam@example.com'
const password = 'Norte2026'

let backend: HttpBackend
let resetLinks: string[] = []

async function signIn(email = username, secret = password): Promise<string> {
  const accessToken = await api.postValidateUser({ username: email, password: secret })
  session.start({ accessToken: accessToken ?? '', email, remember: true })
  return session.token() ?? ''
}

async function firstSkill(): Promise<Id> {
  const skill = (await api.getSkillMap()).flatMap((entry) => entry.skills)[0]
  return required('skill', skill?.id)
}

/** The id of the first skill to choose, as the server sends it. */
async function firstChoice(): Promise<Id> {
  const { categories } = await api.getSkillCategories()
  return required('skill', categories.flatMap((category) => category.skills)[0]?.id)
}

/** Expects a failure with this message, possibly inside a longer one. */
async function expectRefusal(refused: Promise<unknown>, known: KnownMessage): Promise<void> {
  const error: unknown = await refused.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error instanceof ApiError && isKnownMessage(error.serverMessage, known)).toBe(true)
}

async function firstModule(type: api.ModuleType): Promise<Id> {
  const path = await api.getLearningPath(await firstSkill())
  const modules = path.subSkills.flatMap((subSkill) => subSkill.modules)
  return required('module', modules.find((module) => module.type === type)?.contentId)
}

const newEmail = 'new.learner@example.com'

/** The app's own client and a real HTTP server, with CORS preflights: every call and its refusals. */
beforeAll(async () => {
  backend = await startHttpBackend({
    content: smallContent,
    sheetData: smallSheet,
    onResetMail: ({ path }) => resetLinks.push(path),
  })
  vi.stubEnv('VITE_API_BASE_URL', backend.url)
})

beforeEach(async () => {
  await backend.reset()
  resetLinks = []
  session.end('signed-out')
})

afterAll(() => backend.close())

describe('account', () => {
  it('POST /auth/validate_user returns a token, and refuses a wrong password', async () => {
    expect((await signIn()).length).toBeGreaterThan(0)
    await expect(
      api.postValidateUser({ username, password: `${password}x` }),
    ).rejects.toMatchObject({
      kind: 'unauthorized',
    })
  })

  it('POST /auth/user-check reports whether onboarding is complete', async () => {
    const token = await signIn()
    expect(await api.postUserCheck({ username, password }, token)).toBe(true)
  })

  it('POST /auth/register creates an account once', async () => {
    await api.postRegister({ email: newEmail, password: 'Abcdefg1' })
    expect(await api.postValidateUser({ username: newEmail, password: 'Abcdefg1' })).toBeDefined()
    await expectRefusal(
      api.postRegister({ email: newEmail, password: 'Abcdefg1' }),
      'Email already exists',
    )
  })

  it('POST /auth/google-login signs in with a credential, and refuses nonsense', async () => {
    const claims = btoa(JSON.stringify({ email: username }))
    const google = await api.postGoogleLogin(`e30.${claims}.x`)
    expect(google.accessToken).toBeDefined()
    expect(google.onboardCompleted).toBe(true)
    expect(google.expiresAt ?? 0).toBeGreaterThan(Date.now())
    await expect(api.postGoogleLogin('nonsense')).rejects.toMatchObject({ status: 401 })
  })

  it('POST /auth/revoke-token revokes the token', async () => {
    const token = await signIn()
    await api.postRevokeToken(token)
    await expect(api.getUserName()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(session.endReason()).toBe('expired')
  })

  it('a password can be reset, from the mail to the new sign-in', async () => {
    await api.postForgotPassword(username)
    const token = new URLSearchParams(resetLinks[0]?.split('?')[1]).get('token') ?? ''
    expect(await api.getResetTokenIsValid(token)).toBe(true)
    const secret = 'Another1'
    await api.postResetPassword({ token, newPassword: secret, confirmPassword: secret })
    expect(await api.postValidateUser({ username, password: secret })).toBeDefined()
    await expect(api.postValidateUser({ username, password })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('GET /api/user/details returns the username, and refuses an unknown token', async () => {
    await signIn()
    expect(await api.getUserName()).toEqual(expect.stringMatching(/./))
    session.start({ accessToken: 'unknown', remember: true })
    await expect(api.getUserName()).rejects.toMatchObject({ kind: 'unauthorized' })
  })
})

describe('onboarding and selection', () => {
  const profile = {
    ageRange: '18-24',
    gender: 'Female',
    supportLevel: 'guided',
    customGoal: '',
  } as const

  it('GET /onboarding/life-goals returns the goals with ids', async () => {
    await signIn()
    const goals = await api.getLifeGoals()
    expect(goals.length).toBeGreaterThan(0)
    expect(goals.every((goal) => goal.name !== '')).toBe(true)
  })

  it('POST /onboarding/complete-profile completes onboarding, with a unique username', async () => {
    await signIn('kim@example.com')
    const goals = [(await api.getLifeGoals())[0]?.id ?? 0]
    await expectRefusal(
      api.postProfile({ ...profile, goals, username: 'SAM.R' }),
      'Username already exists',
    )
    await api.postProfile({ ...profile, goals, username: 'kim' })
    expect(await api.getUserName()).toBe('kim')
  })

  it('GET /api/skill-categories returns the skills and the selection', async () => {
    await signIn()
    const { categories, hasSkillsForUser } = await api.getSkillCategories()
    expect(hasSkillsForUser).toBe(true)
    expect(categories.flatMap((category) => category.skills).length).toBeGreaterThan(0)
    expect(categories.flatMap((category) => category.selectedSkills).length).toBeGreaterThan(0)
  })

  it('POST /api/user/selected-skills changes the map', async () => {
    await signIn('noor@example.com')
    expect(await api.getSkillMap()).toEqual([])
    const skill = await firstChoice()
    await api.postSelectedSkills([skill])
    expect((await api.getSkillMap())[0]?.skills.map(({ id }) => id)).toEqual([skill])
  })
})

describe('learning', () => {
  it('GET /api/subskills returns the path, and refuses an unknown skill', async () => {
    await signIn()
    const path = await api.getLearningPath(await firstSkill())
    expect(path.skillName).not.toBe('')
    expect(path.subSkills.length).toBeGreaterThan(0)
    await expect(api.getLearningPath(987_654_321)).rejects.toMatchObject({ name: 'ApiError' })
    await expect(api.getLearningPath('abc')).rejects.toMatchObject({ missing: 'skill' })
  })

  it('POST /api/subskill/update-state shows on the path at once', async () => {
    await signIn('lucia@example.com')
    const contentId = await firstModule('video')
    await api.postModuleState(contentId, 'completed')
    await expect(api.postModuleState(contentId, 'in_progress')).rejects.toMatchObject({
      kind: 'refused',
    })
    const path = await api.getLearningPath(await firstSkill())
    const modules = path.subSkills.flatMap((subSkill) => subSkill.modules)
    expect(modules.find((module) => module.contentId === contentId)?.status).toBe('completed')
  })

  it('POST /api/submit_feedback accepts whole stars from 1 to 5', async () => {
    await signIn()
    const subSkillId = (await api.getLearningPath(await firstSkill())).subSkills[0]?.id ?? 0
    await api.postLessonRating({ subSkillId, helpfulness: 4, confidence: 5 })
    await expect(
      api.postLessonRating({ subSkillId, helpfulness: 0, confidence: 6 }),
    ).rejects.toMatchObject({ kind: 'bad-request' })
  })
})

describe('modules', () => {
  it('GET /api/knowledge-subskill returns the address of a video', async () => {
    await signIn()
    expect((await api.getVideo(await firstModule('video'))).videoUrl).toMatch(/^https?:\/\//)
    await expect(api.getVideo(987_654_321)).rejects.toMatchObject({ name: 'ApiError' })
  })

  it('GET /api/quiz/questions returns questions with options', async () => {
    await signIn()
    const questions = await api.getQuizQuestions(await firstModule('quiz'))
    expect(questions.length).toBeGreaterThan(0)
    for (const { options } of questions) expect(options.length).toBeGreaterThan(1)
  })

  it('POST /api/quiz/answers checks an answer', async () => {
    await signIn()
    const quizId = await firstModule('quiz')
    const [question] = await api.getQuizQuestions(quizId)
    const verdicts = await Promise.all(
      (question?.options ?? []).map((option) =>
        api.postQuizAnswer({
          quizId,
          questionId: question?.id ?? null,
          selectedOptionId: option.id,
        }),
      ),
    )
    expect(verdicts.filter(Boolean)).toHaveLength(1)
  })

  it('GET /api/pdf/retrieve returns base64', async () => {
    await signIn()
    const pdf = await api.getPdf(await firstModule('pdf'))
    expect(pdf.data).toMatch(/^[A-Za-z0-9+/=]+$/)
    expect(pdf.title).not.toBe('')
  })

  it('GET /api/practice-subskill returns the objective and the sheet', async () => {
    await signIn()
    const practice = await api.getPractice(await firstModule('practice'))
    expect(practice.objective).not.toBe('')
    expect(practice.pdfData).not.toBe('')
  })

  it('GET /api/challenge-subskill returns the steps, bare texts included', async () => {
    await signIn()
    const challenge = await api.getChallenge(await firstModule('challenge'))
    expect(challenge.steps.length).toBeGreaterThan(0)
    for (const step of challenge.steps) expect(step.text).not.toBe('')
  })
})
