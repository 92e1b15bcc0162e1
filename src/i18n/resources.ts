import enAuth from '@locales/en/auth.json'
import enCommon from '@locales/en/common.json'
import enErrors from '@locales/en/errors.json'
import enLearningPath from '@locales/en/learning-path.json'
import enLessonRating from '@locales/en/lesson-rating.json'
import enModules from '@locales/en/modules.json'
import enOnboarding from '@locales/en/onboarding.json'
import enSideMenu from '@locales/en/side-menu.json'
import enSkillMap from '@locales/en/skill-map.json'
import enSkillSelection from '@locales/en/skill-selection.json'
import enSurvey from '@locales/en/survey.json'
import esAuth from '@locales/es/auth.json'
import esCommon from '@locales/es/common.json'
import esErrors from '@locales/es/errors.json'
import esLearningPath from '@locales/es/learning-path.json'
import esLessonRating from '@locales/es/lesson-rating.json'
import esModules from '@locales/es/modules.json'
import esOnboarding from '@locales/es/onboarding.json'
import esSideMenu from '@locales/es/side-menu.json'
import esSkillMap from '@locales/es/skill-map.json'
import esSkillSelection from '@locales/es/skill-selection.json'
import esSurvey from '@locales/es/survey.json'

const en = {
  auth: enAuth,
  common: enCommon,
  errors: enErrors,
  'learning-path': enLearningPath,
  'lesson-rating': enLessonRating,
  modules: enModules,
  onboarding: enOnboarding,
  'side-menu': enSideMenu,
  'skill-map': enSkillMap,
  'skill-selection': enSkillSelection,
  survey: enSurvey,
}

export type Texts = typeof en

const es: Texts = {
  auth: esAuth,
  common: esCommon,
  errors: esErrors,
  'learning-path': esLearningPath,
  'lesson-rating': esLessonRating,
  modules: esModules,
  onboarding: esOnboarding,
  'side-menu': esSideMenu,
  'skill-map': esSkillMap,
  'skill-selection': esSkillSelection,
  survey: esSurvey,
}

/** Both languages, bundled (rules.md#languages). The landing's texts are built into index.html. */
export const resources = { en, es }
