import { addPart } from '@/i18n/add-part'
import type english from './en.json'

declare module '@/i18n/part-texts' {
  interface ExtraTexts {
    'read-aloud': typeof english
  }
}

addPart('read-aloud', import.meta.glob('./*.json', { eager: true, import: 'default' }))
