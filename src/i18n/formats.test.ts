import { expect, it, vi } from 'vitest'
import { deviceTimeZone, formatList, formatMoment, formatTime, weekdayName } from './formats'
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

it('formats times, days and lists in each language', () => {
  expect(formatTime('en', '18:00')).toMatch(/^6:00\sPM$/)
  expect(formatTime('es', '18:00')).toBe('18:00')
  expect(formatTime('en', '00:30')).toMatch(/^12:30\sAM$/)
  expect([0, 6].map((day) => weekdayName('en', day))).toEqual(['Monday', 'Sunday'])
  expect([0, 6].map((day) => weekdayName('es', day))).toEqual(['lunes', 'domingo'])
  expect(formatList('en', ['one', 'two'])).toBe('one and two')
  expect(formatList('es', ['uno', 'dos'])).toBe('uno y dos')
})

it('returns the time zone of the device', () => {
  vi.stubEnv('TZ', 'America/Santiago')
  expect(deviceTimeZone()).toBe('America/Santiago')
  vi.unstubAllEnvs()
})
