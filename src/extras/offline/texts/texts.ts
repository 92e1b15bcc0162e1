import { addPart } from '@/i18n/add-part'
import type english from './en.json'

declare module '@/i18n/part-texts' {
  interface ExtraTexts {
    offline: typeof english
  }
}

addPart('offline', import.meta.glob('./*.json', { eager: true, import: 'default' }))
