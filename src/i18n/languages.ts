/** What there is to know of a language. Its texts are in the folder `locales/<code>` (locales/README.md). */
export type LanguageFacts = {
  /** Its own name, as its speakers write it. */
  name: string
  /** The same where there is little room. */
  short: string
  /** The tag by which dates and numbers are written. */
  formats: string
}

/** The languages of the interface by the code in `<html lang>`, in the order in which the switch offers them. */
export const languages = {
  en: { name: 'English', short: 'EN', formats: 'en' },
  es: { name: 'Español', short: 'ES', formats: 'es' },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof languages

/** For whoever speaks none of them (rules.md#languages). */
export const defaultLanguage: Language = 'en'

/** Where the chosen language is kept; index.html reads the same key before any script file. */
export const languageKey = 'i18nextLng'
