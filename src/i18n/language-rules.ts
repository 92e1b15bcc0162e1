import { defaultLanguage, languages, type Language } from './languages'

/** The language codes, in the order of the language switch. */
export function languageCodes(): readonly Language[] {
  const isLanguage = (code: string): code is Language => code in languages
  return Object.keys(languages).filter(isLanguage)
}

/** The language of a tag such as es-MX; the default for an unknown or malformed tag. */
export function toLanguage(tag: string | null | undefined): Language {
  const code = tag?.toLowerCase().split(/[^a-z]/)[0]
  return languageCodes().find((one) => one === code) ?? defaultLanguage
}

/** The language that the switch offers: the next one, and the first after the last. */
export function nextLanguage(language: Language): Language {
  const codes = languageCodes()
  return codes[codes.indexOf(language) + 1] ?? codes[0] ?? defaultLanguage
}
