import type { Language } from '@/i18n/languages'
import { textsOf } from '../conventions/support/locale-texts'
import { isEasy, levelOf } from './reading-level'

/** Sentences that are hard to read but must stay word for word, with the plain text beside each. */
export const plainLines: Record<string, string> = {
  'errors:account.emailExists': 'auth:signUp.signInWithIt',
  'errors:account.invalidToken': 'auth:resetPassword.invalidPlain',
  'errors:forbidden': 'common:ui.error.title',
  'learning-path:step.description': 'learning-path:state.open',
  'learning-path:trophy.locked': 'learning-path:trophy.lockedState_other',
  'lesson-rating:confidence.question': 'lesson-rating:prompt',
  'onboarding:username.error.taken': 'onboarding:username.rules',
}

/** Texts that are hard to read. */
export function hardTexts(language: Language): { key: string; text: string; score: number }[] {
  return [...textsOf(language)]
    .filter(([, text]) => !isEasy(text, language))
    .map(([key, text]) => ({ key, text, score: levelOf(text, language).score }))
}
