import { useTranslation } from 'react-i18next'
import { toLanguage, type Language } from './languages'

/** The language of the interface; the component renders again when it changes. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language)
}
