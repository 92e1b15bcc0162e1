import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { storage } from '@/lib/storage'
import { languageKey, languages, toLanguage, type Language } from './languages'
import { resources } from './resources'

const detector = new LanguageDetector()
detector.addDetector({
  name: 'choice',
  lookup: () => storage.local.get(languageKey) ?? undefined,
})

/** Starts the texts: the cached choice, else the browser's language if it is ours, else English. */
export function startI18n(): void {
  if (i18next.isInitialized) {
    // Somebody else needed them first; the choice may be another by now.
    void i18next.changeLanguage()
    return
  }
  void i18next
    .use(detector)
    .use(initReactI18next)
    .init({
      resources,
      fallbackLng: 'en',
      supportedLngs: languages,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      defaultNS: 'common',
      // The texts are bundled: the first render already has them.
      initAsync: false,
      interpolation: { escapeValue: false },
      detection: { order: ['choice', 'navigator'], caches: [] },
    })
  document.documentElement.lang = currentLanguage()
  i18next.on('languageChanged', () => {
    document.documentElement.lang = currentLanguage()
  })
}

export function currentLanguage(): Language {
  return toLanguage(i18next.resolvedLanguage)
}

/** Switches the interface and keeps the choice. Nothing reloads and nothing typed is lost. */
export function chooseLanguage(language: Language): void {
  storage.local.set(languageKey, language)
  void i18next.changeLanguage(language)
}
