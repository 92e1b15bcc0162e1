import { use, useMemo } from 'react'
import { nextLanguage } from '@/i18n/language-rules'
import { useLanguage } from '@/i18n/useLanguage'
import { SecondLanguageContext } from '@/ui/reading/second-language'

/** In which languages a skill is kept: that of the interface, and the other one where the learner reads both. */
export function useKeptLanguages() {
  const language = useLanguage()
  const { isOn } = use(SecondLanguageContext)
  return useMemo(() => (isOn ? [language, nextLanguage(language)] : [language]), [isOn, language])
}
