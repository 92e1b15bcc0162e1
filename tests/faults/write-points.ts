import { expect } from 'vitest'
import { paths } from '@/config/paths'
import { seededResetTokens, seedPassword } from '@/mock-backend/seed/learners'
import { findAccount, type Account, type Database } from '@/mock-backend/server/db'
import type { AppLocation } from '@tests/fixtures/browser/open-at'
import { lessonLocation, ratingAfter } from '@tests/fixtures/curriculum-lessons'
import type { TextKey } from '@tests/fixtures/text-key'
import type { Step, Visit } from '../pictures/screen-state'
import { answer, press, rate, sees, watchToTheEnd, write } from '../pictures/steps'
import { fillWizard, isTicked, readsSheet, tick, tickSteps } from './input-steps'

/** A write of the app: how a learner gets to its last press, and how to check the result. */
export type WritePoint = {
  /** The part before @example.com; without it nobody is signed in. */
  learner?: string
  at: AppLocation
  /** The path of the request that writes. */
  call: string
  fillIn: readonly Step[]
  send: Step
  /** Checks that the input is still there. */
  keepsInput?: (visit: Visit) => Promise<void>
  /** Checks the success that the learner sees. */
  done: Step
  /** How often the server has stored it; absent if it stores nothing. */
  held?: (db: Database) => number
}

const ofLearner =
  (name: string, count: (account: Account) => boolean | number) =>
  (db: Database): number => {
    const account = findAccount(db, `${name}@example.com`)
    return account === undefined ? 0 : Number(count(account))
  }
const completed = (name: string, moduleId: number) =>
  ofLearner(name, ({ moduleStates }) => moduleStates[moduleId] === 'completed')

const valueIs =
  (label: TextKey, value: string) =>
  async ({ page, t }: Visit) =>
    expect(await page.getByLabel(t(label), { exact: true }).inputValue()).toBe(value)

const state = '/api/subskill/update-state'
const newEmail = 'new@example.com'
const newPassword = 'Puerto2027'

export const writePoints = {
  'sign-up': {
    at: { address: paths.signUp },
    call: '/auth/register',
    fillIn: [
      write('auth:signUp.email', newEmail),
      write('auth:signUp.password', seedPassword),
      write('auth:signUp.confirmPassword', seedPassword),
    ],
    send: press('auth:signUp.submit'),
    keepsInput: valueIs('auth:signUp.email', newEmail),
    done: sees('auth:signIn.reason.registered'),
    held: (db) => db.accounts.filter(({ email }) => email === newEmail).length,
  },
  'sign-in': {
    at: { address: paths.signIn },
    call: '/auth/validate_user',
    fillIn: [
      write('auth:signIn.email', 'sam@example.com'),
      write('auth:signIn.password', seedPassword),
    ],
    send: press('auth:signIn.submit'),
    keepsInput: valueIs('auth:signIn.email', 'sam@example.com'),
    done: sees('skill-map:title'),
  },
  Finish: {
    learner: 'kim',
    at: { address: paths.lifeGoals },
    call: '/onboarding/complete-profile',
    fillIn: fillWizard(4),
    send: press('onboarding:finish'),
    keepsInput: (visit) => sees(() => 'kim.27')(visit).then(() => {}),
    done: sees('skill-selection:title'),
    held: ofLearner('kim', ({ profile }) => profile !== null),
  },
  selection: {
    learner: 'noor',
    at: { address: paths.skillSelection },
    call: '/api/user/selected-skills',
    fillIn: [tick(0)],
    // By its role: a link past the skills names the button, too.
    send: ({ page, t, input }) =>
      input.press(page.getByRole('button', { name: t('skill-selection:save') })),
    keepsInput: isTicked(0),
    done: sees('skill-map:title'),
    held: ofLearner('noor', ({ selectedSkills }) => selectedSkills.length > 0),
  },
  'quiz answer': {
    learner: 'lucia',
    at: lessonLocation(1002),
    call: '/api/quiz/answers',
    fillIn: [sees('modules:quiz.choose')],
    send: answer(1002, 0, 'right'),
    keepsInput: (visit) =>
      sees(({ t }) => t('modules:quiz.position', { question: 1, questions: 3 }))(visit).then(
        () => {},
      ),
    done: sees('modules:quiz.wellDone'),
  },
  'video completed': {
    learner: 'lucia',
    at: lessonLocation(1001),
    call: state,
    fillIn: [watchToTheEnd, sees('modules:video.watched')],
    send: press('modules:continue'),
    keepsInput: (visit) => sees('modules:video.watched')(visit).then(() => {}),
    done: sees(({ t }) => t('modules:quiz.position', { question: 1, questions: 3 })),
    held: completed('lucia', 1001),
  },
  'quiz completed': {
    learner: 'lucia',
    at: lessonLocation(1202),
    call: state,
    fillIn: [
      answer(1202, 0, 'right'),
      press('modules:continue'),
      answer(1202, 1, 'right'),
      press('modules:continue'),
      answer(1202, 2, 'right'),
      sees('modules:quiz.wellDone'),
    ],
    send: press('modules:continue'),
    keepsInput: (visit) =>
      sees(({ t }) => t('modules:quiz.position', { question: 3, questions: 3 }))(visit).then(
        () => {},
      ),
    done: sees(({ t }) => t('modules:challenge.count', { count: 5 })),
    held: completed('lucia', 1202),
  },
  'pdf completed': {
    learner: 'lucia',
    at: lessonLocation(4003),
    call: state,
    fillIn: [readsSheet],
    send: press('modules:continue'),
    done: sees('celebrations:unlocked.title'),
    held: completed('lucia', 4003),
  },
  'practice completed': {
    learner: 'lucia',
    at: lessonLocation(1013),
    call: state,
    fillIn: [press('modules:continue'), readsSheet],
    send: press('modules:practice.complete'),
    done: sees('celebrations:practiceDone.title'),
    held: completed('lucia', 1013),
  },
  'challenge completed': {
    learner: 'lucia',
    at: lessonLocation(1203),
    call: state,
    fillIn: [press('modules:continue'), tickSteps(5), sees('modules:challenge.allDone')],
    send: press('modules:continue'),
    keepsInput: (visit) => sees('modules:challenge.allDone')(visit).then(() => {}),
    done: sees('celebrations:greatJob.title'),
    held: completed('lucia', 1203),
  },
  rating: {
    learner: 'sam',
    at: {
      address: paths.lessonRating,
      state: ratingAfter(1006),
    },
    call: '/api/submit_feedback',
    fillIn: [rate(4)],
    send: press('lesson-rating:submit'),
    keepsInput: (visit) =>
      sees(({ t }) =>
        t('lesson-rating:rating', { stars: 4, phrase: t('lesson-rating:helpfulness.phrases.4') }),
      )(visit).then(() => {}),
    done: sees('celebrations:greatJob.title'),
    // Pressing again after a lost response rates twice: the app cannot know that the first one
    // arrived.
    held: ofLearner('sam', ({ feedback }) => feedback.length > 0),
  },
  forgot: {
    at: { address: paths.forgotPassword },
    call: '/auth/forgot_password',
    fillIn: [write('auth:forgotPassword.email', 'mateo@example.com')],
    send: press('auth:forgotPassword.submit'),
    keepsInput: valueIs('auth:forgotPassword.email', 'mateo@example.com'),
    done: sees('auth:forgotPassword.sent'),
    held: (db) => Number(db.resetTokens.some(({ email }) => email === 'mateo@example.com')),
  },
  reset: {
    at: { address: `${paths.resetPassword}/${seededResetTokens.live}` },
    call: '/auth/reset_password',
    fillIn: [
      write('auth:resetPassword.password', newPassword),
      write('auth:resetPassword.confirmPassword', newPassword),
    ],
    send: press('auth:resetPassword.submit'),
    keepsInput: valueIs('auth:resetPassword.password', newPassword),
    done: sees('auth:resetPassword.saved'),
    held: ofLearner('sam', ({ password }) => password === newPassword),
  },
  'log out': {
    learner: 'sam',
    at: { address: paths.skillMap },
    call: '/auth/revoke-token',
    fillIn: [sees('skill-map:title')],
    send: press('common:shell.signOut'),
    done: sees('auth:signIn.title'),
    held: (db) => Number(!db.sessions.some(({ email }) => email === 'sam@example.com')),
  },
} as const satisfies Record<string, WritePoint>

export type WriteName = keyof typeof writePoints
