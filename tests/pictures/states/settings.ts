import { paths } from '@/config/paths'
import { lessonLocation } from '@tests/fixtures/curriculum-lessons'
import type { ScreenState, Step, Visit } from '../screen-state'
import { hasVoices, press, sees } from '../steps'

const ship = 'ship_sam@example.com'
const chosen = 'settings_sam@example.com'
const laundry = 4010

const settings = { mock: null, learner: 'sam', at: { address: paths.settings } } as const
const map = { mock: null, learner: 'sam', at: { address: paths.skillMap } } as const
const path = {
  mock: null,
  learner: 'sam',
  at: { address: paths.learningPath, state: { skillId: 11 } },
} as const

const choose =
  (id: string) =>
  ({ page }: Visit) =>
    page.locator(`#setting-${id} input`).last().check()

const openPart =
  (name: string): Step =>
  ({ page }) =>
    page.locator(`#${name}`).click()

/** My settings, and the effects of ships and settings elsewhere. */
export const settingsStates: readonly ScreenState[] = [
  { ...settings, name: 'settings', shows: 'settings:title' },
  {
    ...settings,
    name: 'settings-changed',
    steps: [choose('colours')],
    shows: 'settings:asItWas',
  },
  {
    ...settings,
    name: 'settings-ship',
    at: { address: `${paths.settings}#ship` },
    shows: 'settings:ship.title',
  },
  {
    ...settings,
    name: 'settings-part-changed',
    before: [hasVoices],
    steps: [openPart('learning'), choose('challenge')],
    shows: 'settings:asItWas',
  },
  {
    ...settings,
    name: 'settings-200',
    keeps: { [chosen]: JSON.stringify({ textSize: '200' }) },
    shows: 'settings:title',
  },
  {
    ...settings,
    name: 'settings-dark-contrast',
    keeps: { [chosen]: JSON.stringify({ colours: 'dark', contrast: 'more' }) },
    shows: 'settings:title',
  },
  { ...map, name: 'map-row-boat', keeps: { [ship]: 'row-boat' }, shows: 'skill-map:title' },
  {
    ...map,
    name: 'map-cruise',
    keeps: { [ship]: 'cruise' },
    shows: 'next-step:continue',
  },
  {
    ...map,
    name: 'map-dark-150',
    keeps: { [chosen]: JSON.stringify({ colours: 'dark', textSize: '150' }) },
    shows: 'skill-map:title',
  },
  {
    ...path,
    name: 'path-cruise',
    keeps: { [ship]: 'cruise' },
    shows: 'learning-path:introduction.title',
  },
  {
    mock: null,
    learner: 'sam',
    name: 'challenge-leaving',
    at: (language) => lessonLocation(laundry, language),
    keeps: { [ship]: 'cruise' },
    steps: [sees('modules:hint.challenge'), press('modules:back')],
    shows: 'modules:leaving.title',
  },
]
