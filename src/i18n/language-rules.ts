import { defaultLanguage, languages, type Language } from './languages'

/** The code of every language, in the order of the switch. */
export function languageCodes(): readonly Language[] {
  const isLanguage = (code: string): code is Language => code in languages
  return Object.keys(languages).filter(isLanguage)
}

/** The language of a tag such as es-MX, or of whatever a browser reports; the default for any other. */
export function toLanguage(tag: string | null | undefined): Language {
  const code = tag?.toLowerCase().split(/[^a-z]/)[0]
  return languageCodes().find((one) => one === code) ?? defaultLanguage
}

/** What the switch offers: the language after this one, and after the last the first. */
export function nextLanguage(language: Language): Language {
  const codes = languageCodes()
  return codes[codes.indexOf(language) + 1] ?? codes[0] ?? defaultLanguage
}
