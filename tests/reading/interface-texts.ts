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

/** Texts that are hard to read, without those of the QA panel. */
export function hardTexts(language: Language): { key: string; text: string; score: number }[] {
  return [...textsOf(language)]
    .filter(([key, text]) => !key.startsWith('qa:') && !isEasy(text, language))
    .map(([key, text]) => ({ key, text, score: levelOf(text, language).score }))
}
