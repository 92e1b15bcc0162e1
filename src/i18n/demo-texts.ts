import i18next from 'i18next'
import type demo from '@locales/en/demo.json'
import { languageCodes } from './language-rules'

export type DemoTexts = typeof demo

const files = import.meta.glob<DemoTexts>('../../locales/*/demo.json', {
  eager: true,
  import: 'default',
})

/** Adds the texts of the demo, which are in no other build. */
export function addDemoTexts(): void {
  for (const code of languageCodes()) {
    i18next.addResourceBundle(code, 'demo', files[`../../locales/${code}/demo.json`])
  }
}
