import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isPageBuilt } from '@/lib/is-page-built'
import { toLanguage } from './language-rules'
import { defaultLanguage } from './languages'
import { showPageLanguage } from './page-language'

/** Makes room for the texts, once, before the first are added. */
export function startTexts(): void {
  if (i18next.isInitialized) return
  void i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    // Only what is in memory is ever shown: the first render already has its texts.
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  i18next.on('languageChanged', (language) => {
    if (!isPageBuilt) showPageLanguage(toLanguage(language))
  })
}
