import 'i18next'
import type auth from '@locales/en/auth.json'
import type celebrations from '@locales/en/celebrations.json'
import type common from '@locales/en/common.json'
import type continueBar from '@locales/en/continue-bar.json'
import type dashboard from '@locales/en/dashboard.json'
import type demo from '@locales/en/demo.json'
import type errors from '@locales/en/errors.json'
import type landing from '@locales/en/landing.json'
import type learningPath from '@locales/en/learning-path.json'
import type lessonFeedback from '@locales/en/lesson-feedback.json'
import type modules from '@locales/en/modules.json'
import type onboarding from '@locales/en/onboarding.json'
import type qa from '@locales/en/qa.json'
import type readAloud from '@locales/en/read-aloud.json'
import type settings from '@locales/en/settings.json'
import type sideMenu from '@locales/en/side-menu.json'
import type skillMap from '@locales/en/skill-map.json'
import type skillSelection from '@locales/en/skill-selection.json'
import type survey from '@locales/en/survey.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof common & {
        auth: typeof auth
        celebrations: typeof celebrations
        continueBar: typeof continueBar
        dashboard: typeof dashboard
        demo: typeof demo
        errors: typeof errors
        landing: typeof landing
        learningPath: typeof learningPath
        lessonFeedback: typeof lessonFeedback
        modules: typeof modules
        onboarding: typeof onboarding
        qa: typeof qa
        readAloud: typeof readAloud
        settings: typeof settings
        sideMenu: typeof sideMenu
        skillMap: typeof skillMap
        skillSelection: typeof skillSelection
        survey: typeof survey
      }
    }
  }
}
