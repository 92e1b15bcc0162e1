import 'i18next'
import type { Texts } from '@locales/en/texts'
import type { DemoTexts } from './demo-texts'
import type { ExtraTexts, PartTexts } from './part-texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts & PartTexts & ExtraTexts & { demo: DemoTexts }
  }
}
