import type celebrations from '@locales/en/celebrations.json'
import type landing from '@locales/en/landing.json'
import type learningPath from '@locales/en/learning-path.json'
import type lessonRating from '@locales/en/lesson-rating.json'
import type modules from '@locales/en/modules.json'
import type onboarding from '@locales/en/onboarding.json'
import type skillMap from '@locales/en/skill-map.json'
import type skillSelection from '@locales/en/skill-selection.json'
import type survey from '@locales/en/survey.json'

/** The namespaces that are bundled with their screens (src/i18n/parts). */
export type PartTexts = {
  celebrations: typeof celebrations
  landing: typeof landing
  'learning-path': typeof learningPath
  'lesson-rating': typeof lessonRating
  modules: typeof modules
  onboarding: typeof onboarding
  'skill-map': typeof skillMap
  'skill-selection': typeof skillSelection
  survey: typeof survey
}

/** The namespaces of the guests: each adds its own (src/i18n/add-part.ts). */
export interface ExtraTexts {}
