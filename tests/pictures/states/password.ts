import { paths } from '@/config/paths'
import { seededResetTokens } from '@/mock-backend/seed/learners'
import type { ScreenState, Step } from '../screen-state'
import {
  answers,
  holds,
  ownClock,
  pass,
  passUntil,
  press,
  sees,
  stoppedClock,
  stopClock,
  write,
} from '../steps'

const refused = /Failed to load resource/

const askForLink = (learner: string): Step[] => [
  write('auth:forgotPassword.email', `${learner}@example.com`),
  press('auth:forgotPassword.submit'),
]

const newPassword = (password: string, again = password): Step[] => [
  write('auth:resetPassword.password', password),
  write('auth:resetPassword.confirmPassword', again),
]

const resetLink = (token: string) => ({ address: `${paths.resetPassword}?token=${token}` })

/** A forgotten password, and a new one. */
export const passwordStates: readonly ScreenState[] = [
  {
    name: 'forgot-password',
    at: { address: paths.forgotPassword },
    shows: 'auth:forgotPassword.title',
  },
  {
    name: 'forgot-password-sent',
    at: { address: paths.forgotPassword },
    steps: askForLink('sam'),
    shows: 'auth:forgotPassword.sent',
  },
  {
    name: 'forgot-password-failed',
    at: { address: paths.forgotPassword },
    steps: askForLink('mail-fails'),
    shows: 'errors:account.emailNotSent',
    expects: refused,
  },
  {
    name: 'reset-password',
    at: resetLink(seededResetTokens.live),
    steps: newPassword('norte2026', ''),
    shows: 'auth:checklist.done',
  },
  {
    name: 'reset-password-errors',
    at: resetLink(seededResetTokens.live),
    steps: [...newPassword('Norte2027', 'Norte2028'), press('auth:resetPassword.submit')],
    shows: 'auth:fieldError.confirmPasswordMatch',
  },
  {
    name: 'reset-password-checking',
    at: resetLink(seededResetTokens.live),
    before: [holds('/auth/validate_reset_token')],
    shows: 'auth:resetPassword.checking',
  },
  {
    name: 'reset-password-checking-slow',
    at: resetLink(seededResetTokens.live),
    before: [ownClock, holds('/auth/validate_reset_token')],
    steps: [sees('auth:resetPassword.title'), pass(9)],
    shows: 'common:ui.retry',
  },
  {
    name: 'reset-password-not-checked',
    at: resetLink(seededResetTokens.live),
    before: [ownClock, answers('/auth/validate_reset_token', 500, {})],
    steps: [sees('auth:resetPassword.title'), pass(10)],
    shows: 'auth:resetPassword.retry',
    expects: refused,
  },
  {
    name: 'reset-password-failed',
    at: resetLink(seededResetTokens.live),
    before: [answers('/auth/reset_password', 500, {})],
    steps: [...newPassword('Norte2027', 'Norte2027'), press('auth:resetPassword.submit')],
    shows: 'errors:account.notProcessed',
    expects: refused,
  },
  {
    name: 'reset-password-saved',
    at: resetLink(seededResetTokens.live),
    before: [
      ownClock,
      answers('/auth/reset_password', 200, { message: 'Password reset successful.' }),
    ],
    steps: [
      ...newPassword('Norte2027', 'Norte2027'),
      stopClock,
      press('auth:resetPassword.submit'),
      passUntil('auth:resetPassword.saved'),
    ],
    shows: 'auth:resetPassword.saved',
  },
  {
    name: 'reset-password-link-past',
    at: resetLink(seededResetTokens.past),
    before: [stoppedClock],
    steps: [passUntil('errors:account.invalidToken')],
    shows: 'errors:account.invalidToken',
    expects: refused,
  },
  {
    name: 'reset-password-link-missing',
    at: { address: paths.resetPassword },
    before: [stoppedClock],
    steps: [passUntil('auth:resetPassword.missing')],
    shows: 'auth:resetPassword.missing',
  },
]
