import { clearToasts } from '@/components/dialogs/toasts'
import { chooseLanguage } from '@/i18n/i18n'
import { nextLanguage } from '@/i18n/language-rules'
import { languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'

/** The language that the switch offers, named in itself, and the function that chooses it. */
export function useLanguageSwitch() {
  const code = nextLanguage(useLanguage())
  const { name, short } = languages[code]
  const switchLanguage = () => {
    // A toast would stay in the language before.
    clearToasts()
    chooseLanguage(code)
  }
  return { code, name, short, switchLanguage }
}
