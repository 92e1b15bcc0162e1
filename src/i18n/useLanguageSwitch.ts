import { chooseLanguage } from './i18n'
import { languages, nextLanguage } from './languages'
import { useLanguage } from './useLanguage'

/** The language that the switch offers, named in itself, and the function that chooses it. */
export function useLanguageSwitch() {
  const code = nextLanguage(useLanguage())
  return { other: { code, ...languages[code] }, switchLanguage: () => chooseLanguage(code) }
}
