import i18next from 'i18next'
import en from '@locales/en/qa.json'
import es from '@locales/es/qa.json'

export type QaTexts = typeof en

/** Adds the texts of the QA panel, which no build for learners holds. */
export function addQaTexts(): void {
  i18next.addResourceBundle('en', 'qa', en)
  i18next.addResourceBundle('es', 'qa', es satisfies QaTexts)
}
