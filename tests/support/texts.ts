import { createInstance, type Resources, type TFunction } from 'i18next'
import { partsOf } from './locale-parts'

/** The texts of the interface in a language: `t('onboarding:next')`. */
export async function textsIn(language: 'en' | 'es'): Promise<TFunction<(keyof Resources)[]>> {
  const i18n = createInstance({
    lng: language,
    resources: { [language]: partsOf(language) },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  await i18n.init()
  return i18n.t as TFunction<(keyof Resources)[]>
}
