import { useTranslation } from 'react-i18next'
import { chooseLanguage } from './i18n'
import { currentLanguage, languages, nextLanguage, type Language } from './languages'

/** The language of the interface; the component renders again when it changes. */
export function useLanguage(): Language {
  useTranslation()
  return currentLanguage()
}

/** The language that the switch offers, named in itself, and the function that chooses it. */
export function useLanguageSwitch() {
  const code = nextLanguage(useLanguage())
  return { other: { code, ...languages[code] }, switchLanguage: () => chooseLanguage(code) }
}
