import { expect, it, vi } from 'vitest'
import { formatMoment } from './formats'
import { languageCodes } from './language-rules'

const moment = Date.UTC(2026, 10, 21, 12)

it.each(languageCodes())('writes a moment in %s', (language) => {
  expect(formatMoment(language, moment)).toMatch(/2026/)
})

it('writes it also where a browser reports a language that is none', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix'])
  expect(formatMoment('es', moment)).toContain('noviembre')
})
