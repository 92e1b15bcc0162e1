import { addGuestTexts } from '@/i18n/i18n'
import type english from './en.json'

declare module 'i18next' {
  interface GuestTexts {
    settings: typeof english
  }
}

addGuestTexts('settings', import.meta.glob('./*.json', { eager: true, import: 'default' }))
