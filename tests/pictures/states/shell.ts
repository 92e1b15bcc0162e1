import { paths } from '@/config/paths'
import { landingTexts } from '@tests/fixtures/browser/texts'
import { lessonLocation } from '@tests/support/lessons'
import type { ScreenState, Step } from '../screen-state'
import { answers, goOffline, hasInstead, holds, lacks, press, sees } from '../steps'

/** The landing, a form and a map with an environment banner. */
const underBanner = (
  host: ScreenState['host'] & string,
  banner: 'DEVELOP' | 'STAGING',
): ScreenState[] => {
  const base = { host, shows: () => banner }
  const name = `banner-${banner.toLowerCase()}`
  return [
    { ...base, name: `${name}-landing`, at: { address: paths.landing } },
    {
      ...base,
      name: `${name}-sign-in`,
      at: { address: paths.signIn },
      steps: [sees('auth:signIn.title')],
    },
    {
      ...base,
      name: `${name}-map`,
      learner: 'sam',
      at: { address: paths.skillMap },
      steps: [sees('skill-map:title')],
    },
  ]
}

const survey = { full: true, at: { address: paths.feedback } } as const

const sendsSurvey: Step = async ({ page, input }) => {
  const form = page.frameLocator('iframe')
  await form.locator('textarea').first().fill('…')
  await input.press(form.locator('button'))
}
const surveyIsThere: Step = ({ page }) =>
  page.frameLocator('iframe').locator('textarea').first().waitFor()

/** The landing, and messages of the app's frame. */
export const shellStates: readonly ScreenState[] = [
  {
    name: 'landing',
    at: { address: paths.landing },
    shows: ({ language }) => landingTexts(language).title,
  },
  {
    name: 'landing-signed-in',
    learner: 'sam',
    at: { address: paths.landing },
    shows: ({ language }) => landingTexts(language).continueLearning,
  },
  {
    name: 'landing-links',
    full: true,
    at: { address: paths.landing },
    shows: ({ t }) => t('common:links.privacy'),
  },
  ...underBanner('app-dev', 'DEVELOP'),
  ...underBanner('app-stg', 'STAGING'),
  {
    name: 'menu',
    full: true,
    learner: 'sam',
    at: { address: paths.skillMap },
    steps: [sees('skill-map:title'), press('common:shell.menu')],
    shows: ({ t }) => t('side-menu:greeting', { name: 'sam.r' }),
  },
  {
    name: 'menu-default-name',
    learner: 'no-username',
    at: { address: paths.skillSelection },
    steps: [sees('skill-selection:title'), press('common:shell.menu')],
    shows: ({ t }) => t('side-menu:greeting', { name: t('common:defaultUserName') }),
  },
  { ...survey, name: 'feedback', steps: [surveyIsThere], shows: 'survey:title' },
  {
    name: 'feedback-not-set-up',
    at: survey.at,
    shows: 'survey:missing.title',
  },
  {
    ...survey,
    name: 'feedback-blocked',
    before: [answers('/survey/form.js', 404, {})],
    shows: 'survey:blocked.title',
    expects: /Failed to load resource|Refused to execute/,
  },
  {
    ...survey,
    name: 'feedback-not-sent',
    before: [answers('/survey/answers', 500, {})],
    steps: [sendsSurvey],
    shows: 'survey:failed.title',
    expects: /Failed to load resource/,
  },
  { ...survey, name: 'feedback-sent', steps: [sendsSurvey], shows: 'survey:thanks.title' },
  {
    name: 'offline-banner',
    learner: 'sam',
    at: { address: paths.learningPath, state: { skillId: 11 } },
    steps: [sees('learning-path:introduction.title'), goOffline],
    shows: 'common:ui.offline.banner',
  },
  {
    name: 'log-out-not-saved',
    learner: 'mateo',
    at: () => lessonLocation(2016),
    before: [holds('/api/subskill/update-state')],
    steps: [press('modules:continue'), press('common:shell.menu'), press('common:shell.signOut')],
    shows: 'common:shell.notSaved.title',
  },
  {
    name: 'crash',
    learner: 'sam',
    at: { address: paths.skillMap },
    before: [hasInstead('SkillMapScreen', 'export default () => { throw new Error("broken") }')],
    shows: 'common:ui.crash.what',
    expects: /broken/,
  },
  {
    name: 'crash-part-missing',
    learner: 'sam',
    at: { address: paths.skillMap },
    before: [lacks('SkillMapScreen')],
    shows: 'common:ui.crash.part',
    expects: /SkillMapScreen/,
  },
]
