import i18next, { type Resource } from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { localArea } from '@/lib/web-storage'
import { defaultLanguage, languageKey, languages, type Language } from './languages'
import { joinParts } from './parts'

/** Every text in every language, by its file. All are in memory, so that a switch needs no network. */
const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const resources: Resource = {}
for (const language of Object.keys(languages)) {
  const parts = Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, part = ''] = /([\w-]+)\/([\w-]+)\.json$/.exec(path) ?? []
    return folder === language ? [[part, texts] as const] : []
  })
  resources[language] = { translation: joinParts(Object.fromEntries(parts)) }
}

/** Starts i18next in the stored language, else in the first of the browser's languages that the app has. */
export function startI18n(): void {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  void i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources,
      supportedLngs: Object.keys(languages),
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: defaultLanguage,
      // Only a choice of the learner is stored (chooseLanguage).
      detection: {
        order: ['localStorage', 'navigator'],
        lookupLocalStorage: languageKey,
        caches: [],
      },
      interpolation: { escapeValue: false },
      // All texts are in memory.
      initAsync: false,
    })
}

/** Switches the interface language and stores the choice, without a reload. */
export function chooseLanguage(language: Language): void {
  localArea.set(languageKey, language)
  void i18next.changeLanguage(language)
}
