import type { LearningPath } from '@/api/learning'
import type { Language } from '@/i18n/languages'

/** Asks for the path in another language; throws where it does not come. */
export type AskForPath = (language: Language) => Promise<LearningPath>
