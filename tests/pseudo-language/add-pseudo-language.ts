import i18next from 'i18next'
import { languages } from '@/i18n/languages'
import { partsOf } from '@tests/fixtures/locale-parts'
import { pseudoCode, pseudoFacts, pseudoTexts } from './pseudo-texts'

/** Adds the pseudo-language to a running app: its row and its texts. */
export function addPseudoLanguage(): void {
  Object.assign(languages, { [pseudoCode]: pseudoFacts })
  for (const [part, content] of Object.entries(pseudoTexts(partsOf('en')))) {
    i18next.addResourceBundle(pseudoCode, part, content)
  }
}
