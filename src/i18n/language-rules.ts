import { defaultLanguage, languages, type Language } from './languages'

/** The language codes, in the order of the language switch. */
export function languageCodes(): readonly Language[] {
  const isLanguage = (code: string): code is Language => code in languages
  return Object.keys(languages).filter(isLanguage)
}

/** The language of the first of these tags, such as es-MX, that Norte has; else the default. */
export function toLanguage(...tags: readonly (string | null | undefined)[]): Language {
  const codes = tags.map((tag) => tag?.toLowerCase().split(/[^a-z]/)[0])
  const known = codes.flatMap((code) => languageCodes().filter((one) => one === code))
  return known[0] ?? defaultLanguage
}

/** The language that the switch offers: the next one, and the first after the last. */
export function nextLanguage(language: Language): Language {
  const codes = languageCodes()
  return codes[codes.indexOf(language) + 1] ?? codes[0] ?? defaultLanguage
}
