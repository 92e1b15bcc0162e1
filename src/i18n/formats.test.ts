import { expect, it } from 'vitest'
import { formatMoment } from './formats'
import { languageCodes } from './language-rules'

it.each(languageCodes())('writes a moment in %s', (language) => {
  expect(formatMoment(language, Date.UTC(2026, 10, 21, 12))).toMatch(/2026/)
})
