import i18next from 'i18next'
import type qa from '@locales/en/qa.json'
import { languageCodes } from './language-rules'

export type QaTexts = typeof qa

const files = import.meta.glob<QaTexts>('../../locales/*/qa.json', {
  eager: true,
  import: 'default',
})

/** Adds the texts of the QA panel, which are in no build for learners. */
export function addQaTexts(): void {
  for (const code of languageCodes()) {
    i18next.addResourceBundle(code, 'qa', files[`../../locales/${code}/qa.json`])
  }
}
