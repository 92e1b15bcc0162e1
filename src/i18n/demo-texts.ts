import { addGuestTexts } from './i18n'

// The texts of the demo are in no other build.
addGuestTexts(
  'demo',
  import.meta.glob('../../locales/*/demo.json', { eager: true, import: 'default' }),
)
