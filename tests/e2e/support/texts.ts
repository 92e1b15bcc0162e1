import i18next from 'i18next'
import type { Language } from '@/i18n/languages'
import { resources } from '@/i18n/resources'
import en from '@locales/en/landing.json'
import es from '@locales/es/landing.json'

/** The texts of the landing, which are built into index.html. */
export const landingTexts: Record<Language, typeof en> = { en, es }

/** The real texts of one language, by `namespace:key`: what the walks look for on the screens. */
export function textsOf(
  language: Language,
): (key: string, values?: Record<string, string | number>) => string {
  const texts = i18next.createInstance()
  void texts.init({
    resources,
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return (key, values = {}) => {
    if (!texts.exists(key, values)) throw new Error(`locales/${language} has no text ${key}`)
    return texts.t(key as 'common:appName', values)
  }
}
