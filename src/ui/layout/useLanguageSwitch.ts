import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '@/i18n/i18n'
import { nextLanguage } from '@/i18n/language-rules'
import { languages } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { showToast } from '../feedback/toasts'

/** The language that the switch offers, named in itself, and the function that chooses it. */
export function useLanguageSwitch() {
  const { t } = useTranslation()
  const code = nextLanguage(useLanguage())
  const { name, short } = languages[code]
  const fail = () => showToast({ kind: 'error', text: t('shell.languageFailed') })
  const switchLanguage = () => chooseLanguage(code, fail)
  return { code, name, short, switchLanguage }
}
