import i18next from 'i18next'
import en from '@locales/en/demo.json'
import es from '@locales/es/demo.json'

export type DemoTexts = typeof en

/** Adds the texts of the demo, which no other build holds. */
export function addDemoTexts(): void {
  i18next.addResourceBundle('en', 'demo', en)
  i18next.addResourceBundle('es', 'demo', es satisfies DemoTexts)
}
