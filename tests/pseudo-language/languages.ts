// Replaces src/i18n/languages.ts: adds the row that locales/README.md describes.
import { languages as ours } from '../../src/i18n/languages.ts'
import { pseudoCode, pseudoFacts } from './pseudo-texts.ts'

export * from '../../src/i18n/languages.ts'
export const languages = {
  ...ours,
  [pseudoCode]: pseudoFacts,
}
