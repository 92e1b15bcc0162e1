import { googleHost } from '@/mocks/google/google-client'
import { seededResetTokens, seedPassword } from '@/mocks/learners'
import { forbidStorage } from '../support/forbid-storage'
import type { States, Visit } from './state'
import { answer, closeGoogleWindow, hold, press, see } from './steps'

const google = `${googleHost}/**`
const resetLink = `/reset-password?token=${seededResetTokens.live}`
const reset = { message: 'Password reset successful.' }

async function signIn({ page, t }: Visit, email: string, password = seedPassword) {
  await page.getByLabel(t('auth.signIn.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.signIn.password'), { exact: true }).fill(password)
  await press(page, t('auth.signIn.submit'))
}

async function signUp(
  { page, t }: Visit,
  email: string,
  password = seedPassword,
  again = password,
) {
  await page.getByLabel(t('auth.signUp.email'), { exact: true }).fill(email)
  await page.getByLabel(t('auth.signUp.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.signUp.confirmPassword'), { exact: true }).fill(again)
  await press(page, t('auth.signUp.submit'))
}

async function askForLink({ page, t }: Visit, email: string) {
  await page.getByLabel(t('auth.forgotPassword.email'), { exact: true }).fill(email)
  await press(page, t('auth.forgotPassword.submit'))
}

async function writeNew({ page, t }: Visit, password: string, again = password) {
  await page.getByLabel(t('auth.resetPassword.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.resetPassword.confirmPassword'), { exact: true }).fill(again)
}

const signInStates: States = {
  'sign-in': {
    path: '/SignIn',
    shows: ({ page }) => page.getByRole('button', { name: /Google$/ }),
  },
  'sign-in-required': { path: '/skillmap', shows: 'auth.signIn.reason.required' },
  'sign-in-expired': {
    learner: 'sam',
    path: '/skillmap',
    before: ({ page }) => answer(page, '/api/', {}, 401),
    shows: 'auth.signIn.reason.expired',
  },
  'sign-in-unreadable': {
    learner: 'sam',
    path: '/skillmap',
    before: ({ page }) => page.addInitScript(() => localStorage.setItem('expiresAt', 'some day')),
    shows: 'auth.signIn.reason.unreadable',
  },
  'sign-in-field-missing': {
    path: '/SignIn',
    steps: ({ page, t }) => press(page, t('auth.signIn.submit')),
    shows: 'auth.fieldError.emailRequired',
  },
  'sign-in-error': {
    path: '/SignIn',
    steps: (visit) => signIn(visit, 'sam@example.com', 'Wrong2026'),
    shows: 'errors.account.credentials',
  },
  'sign-in-failed': {
    path: '/SignIn',
    steps: (visit) => signIn(visit, 'server-error@example.com'),
    shows: 'errors.server',
  },
  'sign-in-unreadable-answer': {
    path: '/SignIn',
    steps: (visit) => signIn(visit, 'html@example.com'),
    shows: 'errors.account.unreadable',
  },
  'sign-in-no-answer': {
    path: '/SignIn',
    before: ({ page }) => page.route('**/auth/user-check', (route) => route.abort()),
    steps: (visit) => signIn(visit, 'sam@example.com'),
    shows: 'errors.account.notSignedIn',
  },
  'sign-in-busy': {
    path: '/SignIn',
    before: ({ page }) => hold(page, '/auth/user-check'),
    steps: async (visit) => {
      await signIn(visit, 'sam@example.com')
      await see(visit.page, visit.t('auth.signIn.busy'))
    },
    afterSeconds: 9,
    shows: 'ui.write.slow',
  },
  'sign-in-registered': {
    path: '/SignUp',
    steps: (visit) => signUp(visit, 'new@example.com'),
    shows: 'auth.signIn.reason.registered',
  },
  'sign-in-keeps-nothing': {
    path: '/SignIn',
    before: ({ page }) => forbidStorage(page),
    shows: 'auth.notKept.title',
  },
  'sign-in-google-slow': {
    path: '/SignIn',
    before: ({ page }) => page.route(google, () => {}),
    steps: ({ page, t }) => see(page, t('auth.signIn.title')),
    afterSeconds: 9,
    shows: 'auth.google.slow',
  },
  'sign-in-google-blocked': {
    path: '/SignIn',
    before: ({ page }) => page.route(google, (route) => route.abort()),
    shows: 'auth.google.failed',
  },
  'sign-in-google-no-choice': {
    path: '/SignIn',
    steps: closeGoogleWindow,
    shows: 'errors.account.googleSignIn',
  },
}

const signUpStates: States = {
  'sign-up': {
    path: '/SignUp',
    shows: ({ page }) => page.getByRole('button', { name: /Google$/ }),
  },
  'sign-up-errors': {
    path: '/SignUp',
    steps: (visit) => signUp(visit, 'sam', 'norte', 'norte2026'),
    shows: 'auth.fieldError.emailInvalid',
  },
  'sign-up-email-taken': {
    path: '/SignUp',
    steps: (visit) => signUp(visit, 'sam@example.com'),
    shows: 'errors.account.emailExists',
  },
  'sign-up-failed': {
    path: '/SignUp',
    steps: (visit) => signUp(visit, 'server-error@example.com'),
    shows: 'errors.account.taken',
  },
  'sign-up-no-answer': {
    path: '/SignUp',
    before: ({ page }) => page.route('**/auth/register', (route) => route.abort()),
    steps: (visit) => signUp(visit, 'new@example.com'),
    shows: 'errors.no-response',
  },
  'sign-up-busy': {
    path: '/SignUp',
    before: ({ page }) => hold(page, '/auth/register'),
    steps: async (visit) => {
      await signUp(visit, 'new@example.com')
      await see(visit.page, visit.t('auth.signUp.busy'))
    },
    afterSeconds: 9,
    shows: 'ui.write.slow',
  },
  'sign-up-google-blocked': {
    path: '/SignUp',
    before: ({ page }) => page.route(google, (route) => route.abort()),
    shows: 'auth.google.failed',
  },
  'sign-up-google-no-choice': {
    path: '/SignUp',
    steps: closeGoogleWindow,
    shows: 'errors.account.googleSignUp',
  },
}

const passwordStates: States = {
  'forgot-password': { path: '/forgot-password', shows: 'auth.forgotPassword.title' },
  'forgot-password-link-missing': {
    path: '/reset-password',
    steps: ({ page, t }) => see(page, t('auth.resetPassword.title')),
    afterSeconds: 4,
    shows: 'auth.forgotPassword.title',
  },
  'forgot-password-field-missing': {
    path: '/forgot-password',
    steps: ({ page, t }) => press(page, t('auth.forgotPassword.submit')),
    shows: 'auth.fieldError.emailRequired',
  },
  'forgot-password-sent': {
    path: '/forgot-password',
    steps: (visit) => askForLink(visit, 'sam@example.com'),
    shows: 'auth.forgotPassword.sent',
  },
  'forgot-password-failed': {
    path: '/forgot-password',
    steps: (visit) => askForLink(visit, 'mail-fails@example.com'),
    shows: 'errors.account.emailNotSent',
  },
  'reset-password': {
    path: resetLink,
    steps: (visit) => writeNew(visit, 'norte2026', ''),
    shows: 'auth.checklist.done',
  },
  'reset-password-errors': {
    path: resetLink,
    steps: async (visit) => {
      await writeNew(visit, 'Norte2027', 'Norte2028')
      await press(visit.page, visit.t('auth.resetPassword.submit'))
    },
    shows: 'auth.fieldError.confirmPasswordMatch',
  },
  'reset-password-checking': {
    path: resetLink,
    before: ({ page }) => hold(page, '/auth/validate_reset_token'),
    shows: 'auth.resetPassword.checking',
  },
  'reset-password-checking-slow': {
    path: resetLink,
    before: ({ page }) => hold(page, '/auth/validate_reset_token'),
    steps: ({ page, t }) => see(page, t('auth.resetPassword.title')),
    afterSeconds: 9,
    shows: 'ui.retry',
  },
  'reset-password-not-checked': {
    path: resetLink,
    before: ({ page }) => answer(page, '/auth/validate_reset_token', {}, 500),
    afterSeconds: 10,
    shows: 'ui.retry',
  },
  'reset-password-failed': {
    path: resetLink,
    before: ({ page }) => answer(page, '/auth/reset_password', {}, 500),
    steps: async (visit) => {
      await writeNew(visit, 'Norte2027')
      await press(visit.page, visit.t('auth.resetPassword.submit'))
    },
    shows: 'errors.account.notProcessed',
  },
  'reset-password-saved': {
    path: resetLink,
    before: ({ page }) => answer(page, '/auth/reset_password', reset),
    steps: async (visit) => {
      await writeNew(visit, 'Norte2027')
      await press(visit.page, visit.t('auth.resetPassword.submit'))
    },
    isShort: true,
    shows: 'auth.resetPassword.saved',
  },
  'reset-password-link-past': {
    path: `/reset-password?token=${seededResetTokens.past}`,
    isShort: true,
    shows: 'errors.account.invalidToken',
  },
  'reset-password-link-missing': {
    path: '/reset-password',
    isShort: true,
    shows: 'auth.resetPassword.missing',
  },
}

export const account = { ...signInStates, ...signUpStates, ...passwordStates }
