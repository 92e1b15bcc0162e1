import { addPart } from '@/i18n/add-part'
import type english from './en.json'

declare module '@/i18n/part-texts' {
  interface ExtraTexts {
    qa: typeof english
  }
}

addPart('qa', import.meta.glob('./*.json', { eager: true, import: 'default' }))
