import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState, Step } from '@tests/pictures/screen-state'
import { answers, press, sees } from '@tests/pictures/steps'

const path = {
  learner: 'mateo',
  at: { address: paths.learningPath, state: { skillId: 21 } },
} as const
const lesson = { ...path, at: () => lessonLocation(2016) } as const
const save = [press('offline:save'), sees('offline:takeAway')]

const sheet: Step = ({ page }) => page.locator('main iframe, main canvas').first().waitFor()
/** Not by its words: they are another guest's. */
const openSettings: Step = ({ page }) => page.goto(new URL('/settings', page.url()).href)
/** From now on the API does not answer. */
const loseApi: Step = ({ page }) =>
  page.route('**/api/**', (route) => route.abort('internetdisconnected'))
/** A toast has a button to close it, too. */
const leaveDialog: Step = ({ page }) => page.keyboard.press('Escape')
const finish = [
  press('modules:continue'),
  sees('celebrations:unlocked.title'),
  leaveDialog,
  press('modules:goBack'),
]

/** A skill that is saved offline, and what is not saved yet. */
export const states: readonly ScreenState[] = [
  { ...path, name: 'offline-save', shows: 'offline:save' },
  { ...path, name: 'offline-saved', steps: save, shows: 'offline:takeAway' },
  {
    ...path,
    name: 'offline-missing',
    before: [answers('/api/knowledge-subskill', 404, { message: 'Not found' })],
    steps: [press('offline:save'), sees('offline:getThem')],
    shows: 'offline:getThem',
    expects: /Failed to load resource/,
  },
  {
    ...path,
    name: 'offline-settings',
    steps: [...save, openSettings],
    shows: 'offline:takeAway',
  },
  {
    ...lesson,
    name: 'offline-waiting',
    steps: [sheet, loseApi, ...finish],
    shows: ({ t }) => t('offline:waiting', { count: 1 }),
    expects: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  },
  {
    ...lesson,
    name: 'offline-refused',
    before: [answers('/api/subskill/update-state', 404, { message: 'Not found' })],
    steps: [press('modules:continue'), sees('modules:notSaved'), press('modules:goBack')],
    shows: 'offline:tryAgain',
    expects: /Failed to load resource/,
  },
]
