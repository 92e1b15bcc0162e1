import { paths } from '@/config/paths'
import type { ScreenState, Words } from '../screen-state'
import {
  breaksOff,
  closeGoogleWindow,
  hasGoogle,
  holds,
  ownClock,
  pass,
  press,
  sees,
} from '../steps'

const googleWords = {
  'sign-in': { en: 'Continue with Google', es: 'Continuar con Google' },
  'sign-up': { en: 'Sign up with Google', es: 'Registrarse con Google' },
}

/** A screen with Google's button: loaded, slow, blocked, and closed without a choice. */
export const withGoogle = (screen: 'sign-in' | 'sign-up'): ScreenState[] => {
  const isSignIn = screen === 'sign-in'
  const button: Words = ({ content }) => googleWords[screen][content]
  const base = {
    full: true,
    at: { address: isSignIn ? paths.signIn : paths.signUp },
  } as const
  return [
    { ...base, name: `${screen}-google`, before: [hasGoogle], shows: button },
    {
      ...base,
      name: `${screen}-google-slow`,
      before: [ownClock, holds('accounts.google.com')],
      steps: [sees(`auth:${isSignIn ? 'signIn' : 'signUp'}.title`), pass(9)],
      shows: 'auth:google.slow',
    },
    {
      ...base,
      name: `${screen}-google-blocked`,
      before: [breaksOff('accounts.google.com')],
      shows: 'auth:google.failed',
      expects: /accounts\.google\.com/,
    },
    {
      ...base,
      name: `${screen}-google-no-choice`,
      before: [hasGoogle],
      steps: [press(button), closeGoogleWindow],
      shows: `errors:account.${isSignIn ? 'googleSignIn' : 'googleSignUp'}`,
    },
  ]
}
