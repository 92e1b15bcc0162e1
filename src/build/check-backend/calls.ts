import * as v from 'valibot'
import * as account from '@/api/answers/account'
import * as learning from '@/api/answers/learning'
import * as lessons from '@/api/answers/modules'
import { lifeGoals } from '@/api/answers/onboarding'
import * as skills from '@/api/answers/skills'
import { saved } from '@/api/transport/answer-schemas'
import { needs, shapes } from './answer-shapes'

/** What a call's response is checked against, and which screen fails without it. */
export type CallCheck = {
  /** The schema by which the app reads the response. */
  answer: v.GenericSchema
  /** The response as the contract shows it; every difference is reported. */
  shape: v.GenericSchema
  /** What the app needs in the response after normalizing it. */
  needs?: v.GenericSchema
  screen: string
}

const check = (
  screen: string,
  answer: v.GenericSchema,
  shape: v.GenericSchema = v.unknown(),
  needed?: v.GenericSchema,
): CallCheck => ({ answer, shape, screen, ...(needed && { needs: needed }) })

const path = 'the learning path'

/** The calls to check, by path. */
export const calls = {
  '/auth/validate_user': check('sign-in', account.accessToken, shapes.token, needs.token),
  '/auth/google-login': check(
    'sign-in with Google',
    account.googleSession,
    shapes.token,
    needs.token,
  ),
  '/auth/user-check': check(
    'where sign-in leads to',
    account.onboardCompleted,
    shapes.userCheck,
    shapes.userCheck,
  ),
  '/auth/revoke-token': check('nothing: sign-out goes on', saved),
  '/auth/forgot_password': check('a forgotten password', saved, shapes.mailSent),
  '/api/user/details': check('the greeting in the menu', account.userDetails, shapes.details),
  '/onboarding/life-goals': check(
    'the life goals, step 3 of the wizard',
    lifeGoals,
    shapes.goals,
    needs.goals,
  ),
  '/api/skill-categories': check(
    'skill selection',
    skills.skillCategories,
    shapes.categories,
    needs.list('data'),
  ),
  '/api/user/selected-skills': check(
    'skill selection: saving',
    skills.savedSelection,
    shapes.success,
  ),
  '/api/skill-map/with-selection': check(
    'the skill map',
    skills.skillMap,
    shapes.map,
    needs.list('skill-map'),
  ),
  '/api/subskills': check(path, learning.learningPath, shapes.path, needs.path),
  '/api/knowledge-subskill': check('the video', lessons.video, shapes.video, needs.video),
  '/api/quiz/questions': check('the quiz', lessons.quizQuestions, shapes.quiz, needs.quiz),
  '/api/quiz/answers': check('the quiz', lessons.quizResult, shapes.isCorrect, shapes.isCorrect),
  '/api/pdf/retrieve': check('the pdf lesson', lessons.pdf, shapes.pdf, needs.pdf),
  '/api/practice-subskill': check('the practice', lessons.practice, shapes.practice, needs.pdf),
  '/api/challenge-subskill': check(
    'the challenge',
    lessons.challenge,
    shapes.challenge,
    needs.list('steps'),
  ),
  '/api/subskill/update-state': check(
    'finishing a lesson',
    learning.savedState,
    shapes.updatedState,
  ),
  '/api/submit_feedback': check('the rating of a lesson', saved),
} as const satisfies Record<string, CallCheck>

export type CheckedPath = keyof typeof calls
