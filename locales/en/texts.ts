import auth from './auth.json'
import common from './common.json'
import errors from './errors.json'
import help from './help.json'
import install from './install.json'
import learningPath from './learning-path.json'
import lessonRating from './lesson-rating.json'
import modules from './modules.json'
import myPage from './my-page.json'
import nextStep from './next-step.json'
import onboarding from './onboarding.json'
import reminders from './reminders.json'
import settings from './settings.json'
import sideMenu from './side-menu.json'
import skillMap from './skill-map.json'
import skillSelection from './skill-selection.json'
import survey from './survey.json'

/** The texts of the app, by part. The landing's, the demo's and the QA panel's are fetched by themselves. */
export const texts = {
  auth,
  common,
  errors,
  help,
  install,
  'learning-path': learningPath,
  'lesson-rating': lessonRating,
  modules,
  'my-page': myPage,
  'next-step': nextStep,
  onboarding,
  reminders,
  settings,
  'side-menu': sideMenu,
  'skill-map': skillMap,
  'skill-selection': skillSelection,
  survey,
}

/** What every language must have. */
export type Texts = typeof texts
