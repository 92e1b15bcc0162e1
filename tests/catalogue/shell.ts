import type { States, Visit } from './state'
import { addVoices, answer, hold, press, see } from './steps'

const shellStates: States = {
  landing: { path: '/', shows: 'landing.title' },
  'landing-signed-in': { learner: 'sam', path: '/', shows: 'landing.continueLearning' },
  menu: {
    learner: 'sam',
    path: '/skillmap',
    steps: ({ page, t }) => press(page, t('shell.menu')),
    shows: ({ t }) => t('sideMenu.greeting', { name: 'sam.r' }),
  },
  'menu-default-name': {
    learner: 'no-username',
    path: '/skill-selection',
    steps: ({ page, t }) => press(page, t('shell.menu')),
    shows: ({ t }) => t('sideMenu.greeting', { name: t('defaultUserName') }),
  },
  'offline-banner': {
    learner: 'sam',
    path: '/skillmap',
    steps: async ({ page, t }) => {
      await see(page, t('skillMap.title'))
      await page.context().setOffline(true)
    },
    shows: 'ui.offline.banner',
  },
  'offline-screen': {
    learner: 'sam',
    path: '/skillmap',
    steps: async ({ page, t }) => {
      await see(page, t('skillMap.title'))
      await page.context().setOffline(true)
      await page.route('**/api/**', (route) => route.abort())
      await press(page, t('shell.menu'))
      await page.getByRole('link', { name: t('sideMenu.learning.selection') }).click()
    },
    shows: 'ui.offline.title',
  },
  crash: {
    learner: 'sam',
    path: '/skillmap',
    before: ({ page }) =>
      page.route('**/assets/SkillMapScreen*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("broken") }',
        }),
      ),
    shows: 'ui.crash.what',
  },
  'crash-part-missing': {
    learner: 'sam',
    path: '/skillmap',
    before: ({ page }) =>
      page.route('**/assets/SkillMapScreen*.js', (route) => route.fulfill({ status: 404 })),
    shows: 'ui.crash.part',
  },
}

const develop = 'http://app-dev.localhost:4174'
const staging = 'http://app-stg.localhost:4174'

const bannerStates: States = {
  'banner-develop-landing': { path: `${develop}/`, shows: () => 'DEVELOP' },
  'banner-develop-sign-in': { path: `${develop}/SignIn`, shows: () => 'DEVELOP' },
  'banner-develop-map': { path: `${develop}/skillmap`, learner: 'sam', shows: () => 'DEVELOP' },
  'banner-staging-landing': { path: `${staging}/`, shows: () => 'STAGING' },
  'banner-staging-sign-in': { path: `${staging}/SignIn`, shows: () => 'STAGING' },
  'banner-staging-map': { path: `${staging}/skillmap`, learner: 'sam', shows: () => 'STAGING' },
}

async function sendSurvey({ page }: Visit) {
  const form = page.frameLocator('iframe')
  await form.locator('textarea').first().fill('…')
  await form.locator('button').click()
}

const surveyStates: States = {
  feedback: {
    path: '/feedback',
    steps: ({ page }) => page.frameLocator('iframe').locator('textarea').first().waitFor(),
    shows: 'survey.title',
  },
  'feedback-blocked': {
    path: '/feedback',
    before: ({ page }) => page.route('**/survey/form.js', (route) => route.abort()),
    shows: 'survey.blocked.title',
  },
  'feedback-sending': {
    path: '/feedback',
    before: ({ page }) => hold(page, '/survey/answers'),
    steps: sendSurvey,
    shows: 'survey.sending',
  },
  'feedback-not-sent': {
    path: '/feedback',
    before: ({ page }) => answer(page, '/survey/answers', {}, 500),
    steps: sendSurvey,
    shows: 'survey.failed.title',
  },
  'feedback-sent': { path: '/feedback', steps: sendSurvey, shows: 'survey.thanks.title' },
}

/** Opens the settings from the menu, which greets by name once the learner is known, and chooses. */
async function choose({ page, t }: Visit, ...names: string[]) {
  await press(page, t('shell.menu'))
  await see(page, t('sideMenu.greeting', { name: 'sam.r' }))
  await page.getByRole('link', { name: t('sideMenu.settings') }).click()
  for (const name of names)
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
}

const settingsStates: States = {
  settings: { path: '/settings', learner: 'sam', shows: 'settings.title' },
  'settings-voice': {
    path: '/settings',
    learner: 'sam',
    before: ({ page }) => addVoices(page),
    shows: 'settings.voice.title',
  },
  'settings-200': {
    path: '/skillmap',
    learner: 'sam',
    steps: (visit) => choose(visit, visit.t('settings.textSize.200')),
    shows: 'settings.title',
  },
  'settings-dark-contrast': {
    path: '/skillmap',
    learner: 'sam',
    steps: (visit) =>
      choose(visit, visit.t('settings.colors.dark'), visit.t('settings.contrast.more')),
    shows: 'settings.title',
  },
  'map-dark-150': {
    path: '/skillmap',
    learner: 'sam',
    steps: async (visit) => {
      const { page, t } = visit
      const size = t('settings.textSize.150')
      await choose(visit, t('settings.colors.dark'), size)
      await page.getByRole('button', { name: t('settings.back') }).click()
    },
    shows: 'skillMap.title',
  },
}

export const shell = { ...shellStates, ...bannerStates, ...surveyStates, ...settingsStates }
