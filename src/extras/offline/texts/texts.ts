import { addGuestTexts } from '@/i18n/i18n'
import type english from './en.json'

declare module 'i18next' {
  interface GuestTexts {
    offline: typeof english
  }
}

addGuestTexts('offline', import.meta.glob('./*.json', { eager: true, import: 'default' }))
