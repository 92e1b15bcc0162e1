import { addGuestTexts } from '@/i18n/i18n'
import type english from './en.json'

declare module 'i18next' {
  interface GuestTexts {
    'next-step': typeof english
  }
}

addGuestTexts('next-step', import.meta.glob('./*.json', { eager: true, import: 'default' }))
