import { paths } from '@/config/paths'
import { seededResetTokens, seedPassword } from '@/mock-backend/learners'
import type { ScreenState, Step } from '../screen-state'
import { holds, ownClock, pass, press, sees, write } from '../steps'

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

const askForLink = (learner: string): Step[] => [
  write('auth:forgotPassword.email', `${learner}@example.com`),
  press('auth:forgotPassword.submit'),
]

const newPassword = (password: string, again = password): Step[] => [
  write('auth:resetPassword.password', password),
  write('auth:resetPassword.confirmPassword', again),
]

const resetPlace = (token: string) => ({ address: `${paths.resetPassword}?token=${token}` })

/** Sign-in, sign-up, and a forgotten password. */
export const authStates: readonly ScreenState[] = [
  {
    name: 'sign-in',
    mock: 'sign-in',
    place: { address: paths.signIn },
    shows: 'auth:signIn.title',
  },
  {
    name: 'sign-in-required',
    mock: 'sign-in',
    place: { address: paths.skillMap },
    shows: 'auth:signIn.reason.required',
  },
  {
    name: 'sign-in-expired',
    mock: 'sign-in',
    learner: 'sam',
    keeps: { expiresAt: '2020-01-01T00:00:00.000Z' },
    place: { address: paths.skillMap },
    shows: 'auth:signIn.reason.expired',
  },
  {
    name: 'sign-in-unreadable',
    mock: 'sign-in',
    learner: 'sam',
    keeps: { expiresAt: 'some day' },
    place: { address: paths.skillMap },
    shows: 'auth:signIn.reason.unreadable',
  },
  {
    name: 'sign-in-field-missing',
    mock: 'sign-in-error',
    place: { address: paths.signIn },
    steps: [press('auth:signIn.submit')],
    shows: 'auth:fieldError.emailRequired',
  },
  {
    name: 'sign-in-error',
    mock: 'sign-in-error',
    place: { address: paths.signIn },
    steps: signIn('sam', 'Wrong2026'),
    shows: 'auth:signIn.error.credentials',
    expects: refused,
  },
  {
    name: 'sign-in-failed',
    mock: 'sign-in-error',
    place: { address: paths.signIn },
    steps: signIn('server-error'),
    shows: 'errors:server',
    expects: refused,
  },
  {
    name: 'sign-in-unreadable-answer',
    mock: 'sign-in-error',
    place: { address: paths.signIn },
    steps: signIn('html'),
    shows: 'auth:signIn.error.invalidResponse',
  },
  {
    name: 'sign-in-no-answer',
    mock: 'sign-in-error',
    place: { address: paths.signIn },
    steps: signIn('no-answer'),
    shows: 'errors:noResponse',
    expects: /Failed to load resource|ERR_EMPTY_RESPONSE/,
  },
  {
    name: 'sign-in-busy',
    mock: 'sign-in',
    place: { address: paths.signIn },
    before: [ownClock, holds('/auth/validate_user')],
    steps: [...signIn('sam'), sees('auth:signIn.busy'), pass(9)],
    shows: 'auth:wait',
  },
  {
    name: 'sign-up',
    mock: 'sign-up-errors',
    place: { address: paths.signUp },
    shows: 'auth:signUp.title',
  },
  {
    name: 'sign-up-errors',
    mock: 'sign-up-errors',
    place: { address: paths.signUp },
    steps: signUp('sam', 'norte', 'norte2026'),
    shows: 'auth:fieldError.emailInvalid',
  },
  {
    name: 'sign-up-email-taken',
    mock: 'sign-up-errors',
    place: { address: paths.signUp },
    steps: signUp('sam@example.com', seedPassword),
    shows: 'auth:signUp.error.emailExists',
    expects: refused,
  },
  {
    name: 'sign-up-no-answer',
    mock: 'sign-up-errors',
    place: { address: paths.signUp },
    steps: signUp('no-answer@example.com', seedPassword),
    shows: 'errors:noResponse',
    expects: /Failed to load resource|ERR_EMPTY_RESPONSE/,
  },
  {
    name: 'forgot-password',
    mock: 'sign-in',
    place: { address: paths.forgotPassword },
    shows: 'auth:forgotPassword.title',
  },
  {
    name: 'forgot-password-sent',
    mock: 'sign-in',
    place: { address: paths.forgotPassword },
    steps: askForLink('sam'),
    shows: 'auth:forgotPassword.sent',
  },
  {
    name: 'forgot-password-failed',
    mock: 'sign-in-error',
    place: { address: paths.forgotPassword },
    steps: askForLink('mail-fails'),
    shows: 'auth:forgotPassword.failed',
    expects: refused,
  },
  {
    name: 'reset-password',
    mock: 'reset-password',
    place: resetPlace(seededResetTokens.live),
    steps: newPassword('norte2026', ''),
    shows: 'auth:checklist.done',
  },
  {
    name: 'reset-password-errors',
    mock: 'reset-password',
    place: resetPlace(seededResetTokens.live),
    steps: [...newPassword('Norte2027', 'Norte2028'), press('auth:resetPassword.submit')],
    shows: 'auth:fieldError.confirmPasswordMatch',
  },
  {
    name: 'reset-password-checking',
    mock: 'reset-password',
    place: resetPlace(seededResetTokens.live),
    before: [holds('/auth/validate_reset_token')],
    shows: 'auth:resetPassword.checking',
  },
  {
    name: 'reset-password-link-past',
    mock: 'reset-password',
    place: resetPlace(seededResetTokens.past),
    shows: 'auth:resetPassword.invalid',
    expects: refused,
  },
  {
    name: 'reset-password-link-missing',
    mock: 'reset-password',
    place: { address: paths.resetPassword },
    shows: 'auth:resetPassword.missing',
  },
]
