/* Learners whose calls fail in one known way, so that every error can be tried by hand. README.md lists them. */
import { HttpResponse } from 'msw'
import { refusal } from './backend/refusal'
import type { Pattern, Rule } from './backend/rules'
import { changeModules, changeQuestions, makeOdd, withFields } from './odd-data'

export type Sentinel = {
  email: string
  /** Registered without a profile. All others have sam's progress. */
  isNew: boolean
  rules: readonly Rule[]
}

const learner = (name: string, ...rules: Rule[]): Sentinel => ({
  email: `${name}@example.com`,
  isNew: false,
  rules,
})
const newLearner = (name: string, ...rules: Rule[]) => ({ ...learner(name, ...rules), isNew: true })
const fails = (...on: Pattern[]): Rule => ({
  on,
  answer: () => refusal(500, 'Internal server error'),
})

const map = 'GET /api/skill-map/with-selection'
const path = 'GET /api/subskills'
const video = 'GET /api/knowledge-subskill'
const questions = 'GET /api/quiz/questions'
const pdf = 'GET /api/pdf/retrieve'
const practice = 'GET /api/practice-subskill'
const challenge = 'GET /api/challenge-subskill'
const profile = 'POST /onboarding/complete-profile'
const goneClip = { videoUrl: 'https://clips.norte.example/gone.mp4' }

export const sentinels: readonly Sentinel[] = [
  // Account
  learner('no-token', {
    on: ['POST /auth/validate_user', 'POST /auth/google-login'],
    answer: () => HttpResponse.json({}),
  }),
  learner('html', {
    on: ['POST /auth/user-check'],
    answer: () => HttpResponse.html('<h1>Welcome!</h1>'),
  }),
  learner('server-error', fails('/auth/*')),
  learner('unavailable', { on: ['/auth/*'], answer: () => refusal(503, 'Service unavailable') }),
  learner('no-answer', { on: ['/auth/*'], answer: () => HttpResponse.error() }),
  learner('short-session', {
    on: ['POST /auth/google-login'],
    change: (body, now) => withFields(body, { expires_at: Math.ceil(now / 1000) + 30 }),
  }),
  learner('sign-out-fails', fails('POST /auth/revoke-token')),
  learner('mail-fails', {
    on: ['POST /auth/forgot_password'],
    answer: () => HttpResponse.json({}, { status: 500 }),
  }),
  learner('reset-refused', {
    on: ['GET /auth/validate_reset_token'],
    answer: () => HttpResponse.json({ message: 'Token is strange.' }),
  }),
  learner('reset-fails', fails('POST /auth/reset_password')),
  learner('details-fail', fails('GET /api/user/details')),
  learner('no-username', {
    on: ['GET /api/user/details'],
    answer: () => HttpResponse.json({ user: { username: null } }),
  }),

  // Onboarding and selection
  newLearner('goals-fail', fails('GET /onboarding/life-goals')),
  newLearner('profile-fails', fails(profile)),
  newLearner('profile-401', {
    on: [profile],
    answer: () => refusal(400, 'Request failed with status code 401'),
  }),
  learner('categories-fail', fails('GET /api/skill-categories')),
  learner('selection-fails', fails('POST /api/user/selected-skills')),
  learner('selection-refused', {
    on: ['POST /api/user/selected-skills'],
    answer: () => HttpResponse.json({ success: false }),
  }),

  // Map and path
  learner('map-fails', fails(map)),
  learner('map-empty', { on: [map], answer: () => HttpResponse.json({ 'skill-map': [] }) }),
  learner('path-fails', fails(path)),
  learner('no-subskills', {
    on: [path],
    change: (body) => withFields(body, { subskills: [] }),
  }),
  learner('forbidden', {
    on: [path, 'GET /api/skill-categories'],
    answer: () => refusal(403, 'Forbidden'),
  }),
  learner('expires', {
    on: ['/api/*', '/onboarding/*'],
    answer: () => refusal(401, 'Invalid or expired token'),
    fromCall: 6,
  }),
  learner('slow', { on: ['/*'], waitMs: 9000 }),
  learner('odd', { on: ['/*'], change: makeOdd }),

  // Modules
  learner('content-fails', fails(video, questions, pdf, practice, challenge)),
  learner('saving-fails', fails('POST /api/subskill/update-state', 'POST /api/submit_feedback')),
  learner(
    'no-clip',
    { on: [video], change: (body) => withFields(body, goneClip) },
    { on: [path], change: (body) => changeModules(body, goneClip) },
  ),
  learner('unknown-type', { on: [path], change: (body) => changeModules(body, { type: 'dance' }) }),
  learner('no-module-id', { on: [path], change: (body) => changeModules(body, { id: null }) }),
  learner('quiz-fails', fails(questions)),
  learner('quiz-broken', {
    on: [questions],
    answer: () => HttpResponse.json({ questions: 'none' }),
  }),
  learner('quiz-empty', { on: [questions], answer: () => HttpResponse.json({ questions: [] }) }),
  learner('question-no-id', {
    on: [questions],
    change: (body) => changeQuestions(body, { id: null }),
  }),
  learner('answers-fail', fails('POST /api/quiz/answers')),
  learner(
    'no-pdf',
    { on: [pdf], answer: () => HttpResponse.json({ title: 'Nothing.pdf' }) },
    { on: [practice], change: (body) => withFields(body, { pdf_data: '<not base64>' }) },
  ),
  learner('no-steps', { on: [challenge], change: (body) => withFields(body, { steps: null }) }),
]
