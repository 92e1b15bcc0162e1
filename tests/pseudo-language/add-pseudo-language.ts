import i18next from 'i18next'
import { languages } from '@/i18n/languages'
import { texts } from '@locales/en/texts'
import { pseudoCode, pseudoFacts, pseudoTexts } from './pseudo-texts'

/** Adds the language to an app that runs: the row, and what its folder would hold. */
export function addPseudoLanguage(): void {
  Object.assign(languages, { [pseudoCode]: pseudoFacts })
  for (const [part, content] of Object.entries(pseudoTexts(texts))) {
    i18next.addResourceBundle(pseudoCode, part, content)
  }
}
