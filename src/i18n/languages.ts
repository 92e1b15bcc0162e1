import i18next from 'i18next'

/** A language of the interface. Its texts are in the folder `locales/<code>`. */
export type LanguageFacts = {
  /** Its own name, as its speakers write it. */
  name: string
  /** Its name where there is little room. */
  short: string
}

/** The languages of the interface by the code in `<html lang>`, in the order of the language switch. */
export const languages = {
  en: { name: 'English', short: 'EN' },
  es: { name: 'Español', short: 'ES' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

/** The codes, in the order of the language switch. */
export const languageCodes = Object.keys(languages) as Language[]

/** The fallback for a browser in any other language. */
export const defaultLanguage: Language = 'en'

/** The storage key of the chosen language. The inline script of index.html reads it too. */
export const languageKey = 'i18nextLng'

/** The language that the switch offers: the next one, and the first after the last. */
export function nextLanguage(language: Language): Language {
  const next = languageCodes.indexOf(language) + 1
  return languageCodes[next % languageCodes.length] ?? defaultLanguage
}

/** The language of the interface, as i18next has resolved it: 'es' where the browser's is es-MX. */
export const currentLanguage = (): Language =>
  languageCodes.find((code) => code === i18next.resolvedLanguage) ?? defaultLanguage
