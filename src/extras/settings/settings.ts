import i18next from 'i18next'
import { stored, subscribeStored } from '@/learner/stored'
import { look, ship } from '@/learner/stored-things'
import type { Extra } from '@/ui/extras/extras'
import './texts/texts'

const path = '/settings'

/** Larger text and calm celebrations for learners who want more support, until they choose for themselves. */
function setDefaults(): void {
  if (stored(ship).read() !== 'cruise' || stored(look).read() !== undefined) return
  stored(look).keep({ textSize: '125', celebrations: 'calm' })
}

/** My settings (README.md): how the app looks and sounds for a learner. */
export const settings: Extra = {
  routes: [{ path, access: 'signed-in', load: () => import('./SettingsScreen') }],
  menu: { icon: 'settings', words: () => i18next.t('settings:title'), to: path },
  start: () => {
    setDefaults()
    subscribeStored(setDefaults)
  },
}
