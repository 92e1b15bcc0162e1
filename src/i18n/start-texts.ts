import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isPrerendering } from '@/lib/is-prerendering'
import { toLanguage } from './language-rules'
import { defaultLanguage } from './languages'
import { showPageLanguage } from './page-language'

/** Initializes i18next, once, before the first texts are added. */
export function startTexts(): void {
  if (i18next.isInitialized) return
  void i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    // Initialize synchronously: all texts are in memory before the first render.
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  i18next.on('languageChanged', (language) => {
    if (!isPrerendering) showPageLanguage(toLanguage(language))
  })
}
