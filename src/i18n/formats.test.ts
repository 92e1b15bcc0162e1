import { expect, it, vi } from 'vitest'
import { formatList, formatMoment } from './formats'
import { languageCodes } from './language-rules'

const moment = Date.UTC(2026, 10, 21, 12)

it.each(languageCodes())('formats a date and time in %s', (language) => {
  expect(formatMoment(language, moment)).toMatch(/21/)
})

it('formats it even if the browser reports an invalid language tag', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix')
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US@posix'])
  expect(formatMoment('es', moment)).toContain('nov')
})

it('formats lists in each language', () => {
  expect(formatList('en', ['one', 'two'])).toBe('one and two')
  expect(formatList('es', ['uno', 'dos'])).toBe('uno y dos')
})
