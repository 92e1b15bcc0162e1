import { paths } from '@/config/paths'
import type { ScreenState } from '../screen-state'

const chosen = 'settings_sam@example.com'

const settings = { mock: null, learner: 'sam', at: { address: paths.settings } } as const
const map = { mock: null, learner: 'sam', at: { address: paths.skillMap } } as const
/** My settings, and what they change elsewhere. */
export const settingsStates: readonly ScreenState[] = [
  { ...settings, name: 'settings', shows: 'settings:title' },
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
  {
    ...map,
    name: 'map-dark-150',
    keeps: { [chosen]: JSON.stringify({ colours: 'dark', textSize: '150' }) },
    shows: 'skill-map:title',
  },
]
