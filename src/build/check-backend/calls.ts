import * as v from 'valibot'
import { expected, type ExpectedAnswer } from '@/api/transport/expected-answer'
import { needs, shapes } from './answer-shapes'

/** What a call's response is checked against, and which screen fails without it. */
export type CallCheck = {
  expects: ExpectedAnswer
  /** The response as the contract shows it; every difference is reported. */
  shape: v.GenericSchema
  /** What the app needs in the response after normalizing it. */
  needs?: v.GenericSchema
  screen: string
}

const check = (
  screen: string,
  expects: ExpectedAnswer,
  shape: v.GenericSchema = v.unknown(),
  needed?: v.GenericSchema,
): CallCheck => ({ expects, shape, screen, ...(needed && { needs: needed }) })

const path = 'the learning path'

/** The calls to check, by path. */
export const calls = {
  '/auth/validate_user': check('sign-in', expected.accessToken, shapes.token, needs.token),
  '/auth/google-login': check(
    'sign-in with Google',
    expected.accessToken,
    shapes.token,
    needs.token,
  ),
  '/auth/user-check': check(
    'where sign-in leads to',
    expected.onboardCompleted,
    shapes.userCheck,
    shapes.userCheck,
  ),
  '/auth/revoke-token': check('nothing: sign-out goes on', expected.saved),
  '/auth/forgot_password': check('a forgotten password', expected.saved, shapes.mailSent),
  '/api/user/details': check('the greeting in the menu', expected.userDetails, shapes.details),
  '/onboarding/life-goals': check(
    'the life goals, step 3 of the wizard',
    expected.lifeGoals,
    shapes.goals,
    needs.goals,
  ),
  '/api/skill-categories': check(
    'skill selection',
    expected.skillCategories,
    shapes.categories,
    needs.list('data'),
  ),
  '/api/user/selected-skills': check(
    'skill selection: saving',
    expected.savedSelection,
    shapes.success,
  ),
  '/api/skill-map/with-selection': check(
    'the skill map',
    expected.skillMap,
    shapes.map,
    needs.list('skill-map'),
  ),
  '/api/subskills': check(path, expected.learningPath, shapes.path, needs.path),
  '/api/knowledge-subskill': check('the video', expected.video, shapes.video, needs.video),
  '/api/quiz/questions': check('the quiz', expected.quizQuestions, shapes.quiz, needs.quiz),
  '/api/quiz/answers': check('the quiz', expected.quizResult, shapes.isCorrect, shapes.isCorrect),
  '/api/pdf/retrieve': check('the pdf lesson', expected.pdf, shapes.pdf, needs.pdf),
  '/api/practice-subskill': check('the practice', expected.practice, shapes.practice, needs.pdf),
  '/api/challenge-subskill': check(
    'the challenge',
    expected.challenge,
    shapes.challenge,
    needs.list('steps'),
  ),
  '/api/subskill/update-state': check(
    'finishing a lesson',
    expected.savedState,
    shapes.updatedState,
  ),
  '/api/submit_feedback': check('the rating of a lesson', expected.saved),
} as const satisfies Record<string, CallCheck>

export type CheckedPath = keyof typeof calls
