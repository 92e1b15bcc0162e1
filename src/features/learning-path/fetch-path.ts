import type { LearningPath } from '@/api/learning'
import type { Language } from '@/i18n/languages'

/** Loads the path in another language; rejects if that fails. */
export type FetchPath = (language: Language) => Promise<LearningPath>
