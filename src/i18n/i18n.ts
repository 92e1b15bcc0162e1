import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { chosenLanguage } from './chosen-language'
import { languageCodes, toLanguage } from './language-rules'
import type { Language } from './languages'
import { startTexts } from './start-texts'
import { loadTexts } from './texts'

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

/** Fetches the texts of a language unless they are loaded. */
async function addTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return
  for (const [part, texts] of Object.entries(await loadTexts(language))) {
    i18next.addResourceBundle(language, part, texts)
  }
}

const hasTexts = (language: Language) => i18next.hasResourceBundle(language, 'common')

/** The first of these languages whose texts load: without a network the preferred one may not be cached. */
async function firstLoadable(wanted: readonly Language[]): Promise<Language> {
  const [language, ...others] = wanted
  if (language === undefined) throw new Error('There are no languages')
  try {
    await addTexts(language)
    return language
  } catch (error) {
    if (others.length === 0) throw error
    return firstLoadable(others)
  }
}

/** Loads the texts in the learner's language, or in the language of the page that is being prerendered. */
export async function startI18n(language?: Language): Promise<void> {
  startTexts()
  const preferred = language ?? preferredLanguage()
  const others = languageCodes().filter((code) => code !== preferred)
  await i18next.changeLanguage(await firstLoadable([preferred, ...others]))
}

export function currentLanguage(): Language {
  return toLanguage(i18next.language)
}

/** Prefetches the texts of the other languages, so that a switch needs no network. Offline it waits. */
export async function fetchOtherTexts(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
  await Promise.allSettled(languageCodes().map(addTexts))
}

let latest: Language | undefined

/**
 * Switches the interface language and stores the choice, without a reload. If the texts are not loaded, the switch
 * waits for them; `fail` is called if they do not load.
 */
export function chooseLanguage(language: Language, fail: () => void = () => {}): void {
  latest = language
  const apply = () => {
    // Ignore this switch if the learner has pressed again since.
    if (latest !== language) return
    chosenLanguage.keep(language)
    void i18next.changeLanguage(language)
  }
  if (hasTexts(language)) apply()
  else addTexts(language).then(apply, fail)
}
