import { paths } from '@/config/paths'
import { seedPassword } from '@/mock-backend/seed/learners'
import type { ScreenState, Step } from '../screen-state'
import { answers, holds, keepsNothing, ownClock, pass, press, sees, write } from '../steps'
import { withGoogle } from './google'

const refused = /Failed to load resource/

const signIn = (learner: string, password = seedPassword): Step[] => [
  write('auth:signIn.email', `${learner}@example.com`),
  write('auth:signIn.password', password),
  press('auth:signIn.submit'),
]

const signUp = (email: string, password: string, again = password): Step[] => [
  write('auth:signUp.email', email),
  write('auth:signUp.password', password),
  write('auth:signUp.confirmPassword', again),
  press('auth:signUp.submit'),
]

/** Sign-in and sign-up. */
export const authStates: readonly ScreenState[] = [
  {
    name: 'sign-in',
    at: { address: paths.signIn },
    shows: 'auth:signIn.title',
  },
  {
    name: 'sign-in-required',
    at: { address: paths.skillMap },
    shows: 'auth:signIn.reason.required',
  },
  {
    name: 'sign-in-expired',
    learner: 'sam',
    keeps: { expiresAt: '2020-01-01T00:00:00.000Z' },
    at: { address: paths.skillMap },
    shows: 'auth:signIn.reason.expired',
  },
  {
    name: 'sign-in-unreadable',
    learner: 'sam',
    keeps: { expiresAt: 'some day' },
    at: { address: paths.skillMap },
    shows: 'auth:signIn.reason.unreadable',
  },
  {
    name: 'sign-in-field-missing',
    at: { address: paths.signIn },
    steps: [press('auth:signIn.submit')],
    shows: 'auth:fieldError.emailRequired',
  },
  {
    name: 'sign-in-error',
    at: { address: paths.signIn },
    steps: signIn('sam', 'Wrong2026'),
    shows: 'errors:account.credentials',
    expects: refused,
  },
  {
    name: 'sign-in-failed',
    at: { address: paths.signIn },
    steps: signIn('server-error'),
    shows: 'errors:server',
    expects: refused,
  },
  {
    name: 'sign-in-unreadable-answer',
    at: { address: paths.signIn },
    steps: signIn('html'),
    shows: 'errors:account.unreadable',
  },
  {
    name: 'sign-in-no-answer',
    at: { address: paths.signIn },
    steps: signIn('no-answer'),
    shows: 'errors:no-response',
    expects: /Failed to load resource|ERR_EMPTY_RESPONSE/,
  },
  {
    name: 'sign-in-busy',
    at: { address: paths.signIn },
    before: [ownClock, holds('/auth/validate_user')],
    steps: [...signIn('sam'), sees('auth:signIn.busy'), pass(9)],
    shows: 'common:ui.write.slow',
  },
  {
    name: 'sign-in-registered',
    at: { address: paths.signUp },
    steps: signUp('new@example.com', seedPassword),
    before: [answers('/auth/register', 200, {})],
    shows: 'auth:signIn.reason.registered',
  },
  {
    name: 'sign-in-keeps-nothing',
    at: { address: paths.signIn },
    before: [keepsNothing],
    shows: 'auth:notKept.title',
  },
  ...withGoogle('sign-in'),
  {
    name: 'sign-up',
    at: { address: paths.signUp },
    shows: 'auth:signUp.title',
  },
  {
    name: 'sign-up-errors',
    at: { address: paths.signUp },
    steps: signUp('sam', 'norte', 'norte2026'),
    shows: 'auth:fieldError.emailInvalid',
  },
  {
    name: 'sign-up-email-taken',
    at: { address: paths.signUp },
    steps: signUp('sam@example.com', seedPassword),
    shows: 'errors:account.emailExists',
    expects: refused,
  },
  {
    name: 'sign-up-failed',
    at: { address: paths.signUp },
    steps: signUp('server-error@example.com', seedPassword),
    shows: 'errors:account.taken',
    expects: refused,
  },
  {
    name: 'sign-up-no-answer',
    at: { address: paths.signUp },
    steps: signUp('no-answer@example.com', seedPassword),
    shows: 'errors:no-response',
    expects: /Failed to load resource|ERR_EMPTY_RESPONSE/,
  },
  ...withGoogle('sign-up'),
]
