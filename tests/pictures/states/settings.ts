import { paths } from '@/config/paths'
import type { ScreenState } from '@tests/pictures/screen-state'
import { hasVoices } from '@tests/pictures/steps'

const settings = { learner: 'sam', at: { address: '/settings' } } as const
const looks = (look: object) => ({ 'look_sam@example.com': JSON.stringify(look) })

/** My settings, and what they change elsewhere. */
export const states: readonly ScreenState[] = [
  { ...settings, name: 'settings', shows: 'settings:title' },
  { ...settings, name: 'settings-voice', before: [hasVoices], shows: 'settings:voice.title' },
  {
    ...settings,
    name: 'settings-200',
    keeps: looks({ textSize: '200' }),
    shows: 'settings:title',
  },
  {
    ...settings,
    name: 'settings-dark-contrast',
    keeps: looks({ colors: 'dark', contrast: 'more' }),
    shows: 'settings:title',
  },
  {
    ...settings,
    name: 'map-dark-150',
    at: { address: paths.skillMap },
    keeps: looks({ colors: 'dark', textSize: '150' }),
    shows: 'skill-map:title',
  },
]
