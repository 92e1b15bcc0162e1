/** The languages of the interface; English is the default and the fallback (rules.md#languages). */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Where the chosen language is kept; index.html reads the same key before any script file. */
export const languageKey = 'i18nextLng'

/** The language of a tag such as es-MX; English for any other. */
export function toLanguage(tag: string | null | undefined): Language {
  return tag?.toLowerCase().split('-')[0] === 'es' ? 'es' : 'en'
}
