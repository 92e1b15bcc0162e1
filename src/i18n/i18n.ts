import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import type { Texts } from '@locales/en/texts'
import { chosenLanguage } from './chosen-language'
import { languageCodes, toLanguage } from './language-rules'
import type { Language } from './languages'
import type { PartTexts } from './part-texts'
import { startTexts } from './start-texts'
import { loadTexts } from './texts'

/** The cached choice, else the browser's language if it is ours, else the default. */
function preferredLanguage(): Language {
  const detector = new LanguageDetector(null, {
    order: ['choice', 'navigator'],
    caches: [],
    convertDetectedLanguage: toLanguage,
  })
  detector.addDetector({
    name: 'choice',
    lookup: chosenLanguage.read,
  })
  const [found] = [detector.detect()].flat()
  return toLanguage(found)
}

/** Fetches the texts of a language unless they are here. */
export async function addTexts(language: Language): Promise<void> {
  if (hasTexts(language)) return
  for (const [part, texts] of Object.entries(await loadTexts(language))) {
    i18next.addResourceBundle(language, part, texts)
  }
}

const hasTexts = (language: Language) => i18next.hasResourceBundle(language, 'common')

/** The first of these whose texts can be had: without a network that may be another than the wish. */
async function firstToBeHad(wanted: readonly Language[]): Promise<Language> {
  const [language, ...others] = wanted
  if (language === undefined) throw new Error('There are no languages')
  try {
    await addTexts(language)
    return language
  } catch (error) {
    if (others.length === 0) throw error
    return firstToBeHad(others)
  }
}

/** Starts the texts in the learner's language, or the one that a page is built in. */
export async function startI18n(preferred = preferredLanguage()): Promise<void> {
  startTexts()
  const others = languageCodes().filter((code) => code !== preferred)
  await i18next.changeLanguage(await firstToBeHad([preferred, ...others]))
}

/** The name of a part of the app's texts. */
export type TextPart = keyof (Texts & PartTexts)

/** The texts of a part of the app in one language, whichever the interface has; they must be here. */
export const textsIn = <Part extends TextPart>(language: Language, part: Part) =>
  i18next.getFixedT<Part, undefined, Part>(language, part)

export function currentLanguage(): Language {
  return toLanguage(i18next.language)
}

/** Fetches the texts of the other languages, so that a switch needs no network: once there is one. */
export async function fetchOtherTexts(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
  }
  await Promise.allSettled(languageCodes().map(addTexts))
}

let latest: Language | undefined

/**
 * Switches the interface and keeps the choice. Nothing reloads and nothing typed is lost. At once where
 * the texts are here, else when they come; `fail` is told where they do not.
 */
export function chooseLanguage(language: Language, fail: () => void = () => {}): void {
  latest = language
  const apply = () => {
    // Whoever pressed again meanwhile wants the other one.
    if (latest !== language) return
    chosenLanguage.keep(language)
    void i18next.changeLanguage(language)
  }
  if (hasTexts(language)) apply()
  else addTexts(language).then(apply, fail)
}
