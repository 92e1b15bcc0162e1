import 'i18next'
import type { DemoTexts } from './demo-texts'
import type { QaTexts } from './qa-texts'
import type { Texts } from './resources'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts & { demo: DemoTexts; qa: QaTexts }
  }
}
