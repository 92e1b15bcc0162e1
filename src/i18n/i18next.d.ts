import 'i18next'
import type auth from '@locales/en/auth.json'
import type celebrations from '@locales/en/celebrations.json'
import type common from '@locales/en/common.json'
import type demo from '@locales/en/demo.json'
import type errors from '@locales/en/errors.json'
import type landing from '@locales/en/landing.json'
import type learningPath from '@locales/en/learning-path.json'
import type lessonRating from '@locales/en/lesson-rating.json'
import type modules from '@locales/en/modules.json'
import type onboarding from '@locales/en/onboarding.json'
import type sideMenu from '@locales/en/side-menu.json'
import type skillMap from '@locales/en/skill-map.json'
import type skillSelection from '@locales/en/skill-selection.json'
import type survey from '@locales/en/survey.json'

declare module 'i18next' {
  /** The texts of the guests: each adds its own (addGuestTexts in i18n.ts). */
  interface GuestTexts {}

  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: GuestTexts & {
      auth: typeof auth
      celebrations: typeof celebrations
      common: typeof common
      demo: typeof demo
      errors: typeof errors
      landing: typeof landing
      'learning-path': typeof learningPath
      'lesson-rating': typeof lessonRating
      modules: typeof modules
      onboarding: typeof onboarding
      'side-menu': typeof sideMenu
      'skill-map': typeof skillMap
      'skill-selection': typeof skillSelection
      survey: typeof survey
    }
  }
}
