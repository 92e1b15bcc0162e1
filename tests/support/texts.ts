import { createInstance, type TFunction } from 'i18next'
import { joinParts } from '@/i18n/parts'
import { partsOf } from './locale-parts'

/** The texts of the interface in a language: `t('onboarding.next')`. */
export async function textsIn(language: 'en' | 'es'): Promise<TFunction> {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: { translation: joinParts(partsOf(language)) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  await i18n.init()
  return i18n.t
}
