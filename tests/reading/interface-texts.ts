import type { Language } from '@/i18n/languages'
import { textsOf } from '../conventions/support/locale-texts'
import { isEasy, levelOf } from './reading-level'

/** Sentences that are hard to read and stay word for word, and the plain line that stands beside each. */
export const plainLines: Record<string, string> = {
  'errors:account.emailExists': 'auth:signUp.signInWithIt',
  'errors:account.invalidToken': 'auth:resetPassword.invalidPlain',
  'errors:forbidden': 'common:ui.error.title',
  'learning-path:step.description': 'learning-path:state.open',
  'learning-path:trophy.locked': 'learning-path:trophy.lockedState_other',
  'lesson-rating:confidence.question': 'lesson-rating:prompt',
  'onboarding:username.error.taken': 'onboarding:username.rules',
}

/** The texts that are hard to read, QA's own apart. */
export function hardTexts(language: Language): { key: string; text: string; score: number }[] {
  return [...textsOf(language)]
    .filter(([key, text]) => !key.startsWith('qa:') && !isEasy(text, language))
    .map(([key, text]) => ({ key, text, score: levelOf(text, language).score }))
}
