// In place of src/i18n/languages.ts: the row that locales/README.md asks for.
import { languages as ours } from '../../src/i18n/languages.ts'
import { pseudoCode, pseudoFacts } from './pseudo-texts.ts'

export * from '../../src/i18n/languages.ts'
export const languages = {
  ...ours,
  [pseudoCode]: pseudoFacts,
}
