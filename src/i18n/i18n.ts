import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { isPrerendering } from '@/lib/is-prerendering'
import { chosenLanguage } from './chosen-language'
import { toLanguage } from './language-rules'
import { defaultLanguage, type Language } from './languages'
import { showPageLanguage } from './page-language'

/** Every text in every language, by its file. All are in memory, so that a switch needs no network. */
const files = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/*/demo.json'],
  { eager: true, import: 'default' },
)

/** Initializes i18next with all texts, once. */
function init(): void {
  if (i18next.isInitialized) return
  void i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: defaultLanguage,
    defaultNS: 'common',
    // Initialize synchronously: there is nothing to wait for.
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  addTexts(files)
  i18next.on('languageChanged', (language) => {
    if (!isPrerendering) showPageLanguage(toLanguage(language))
  })
}

// While developing, a changed text shows without a reload.
if (import.meta.hot) {
  import.meta.hot.accept()
  if (i18next.isInitialized) {
    addTexts(files)
    void i18next.changeLanguage(i18next.language)
  }
}

/** Adds the texts of `<language>.json`, or of `<language>/<namespace>.json`. */
function addTexts(texts: Readonly<Record<string, unknown>>, name?: string): void {
  for (const [path, content] of Object.entries(texts)) {
    const [, language = '', file = ''] = /(\w+)(?:\/([\w-]+))?\.json$/.exec(path) ?? []
    i18next.addResourceBundle(language, name ?? file, content)
  }
}

/**
 * Adds the texts of a guest, a namespace in every language. Its texts/texts.ts says:
 *
 *     import { addGuestTexts } from '@/i18n/i18n'
 *     import type english from './en.json'
 *
 *     declare module 'i18next' {
 *       interface GuestTexts {
 *         'my-guest': typeof english
 *       }
 *     }
 *
 *     addGuestTexts('my-guest', import.meta.glob('./*.json', { eager: true, import: 'default' }))
 *
 * Each file of the guest that says something imports that, for its words in the menu the file <name>.ts too.
 */
export function addGuestTexts(name: string, texts: Readonly<Record<string, unknown>>): void {
  init()
  addTexts(texts, name)
}

/** The stored choice, else the first of the browser's languages that the app has, else the default. */
function preferredLanguage(): Language {
  // With i18next's services it returns all of the browser's languages.
  const detector = new LanguageDetector(i18next.services, {
    order: ['choice', 'navigator'],
    caches: [],
  })
  detector.addDetector({
    name: 'choice',
    lookup: chosenLanguage.read,
  })
  return toLanguage(...[detector.detect()].flat())
}

/** Starts in the learner's language, or in the language of the page that is being prerendered. */
export function startI18n(language?: Language): void {
  init()
  void i18next.changeLanguage(language ?? preferredLanguage())
}

export function currentLanguage(): Language {
  return toLanguage(i18next.language)
}

/** Switches the interface language and stores the choice, without a reload. */
export function chooseLanguage(language: Language): void {
  chosenLanguage.keep(language)
  void i18next.changeLanguage(language)
}
