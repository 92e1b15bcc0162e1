import { afterEach, expect, test, vi } from 'vitest'
import { languageKey } from './languages'

afterEach(() => vi.resetModules())

test.each([
  ['is the stored one', 'es', ['en-US'], 'es'],
  ['is the first of the browser’s that there is', null, ['ca', 'es-MX', 'en'], 'es'],
  ['is English for any other browser', null, ['ca', 'fr'], 'en'],
  ['is not one that there is not, even if it is stored', 'fr', ['es-ES'], 'es'],
])('the language at the start %s', async (_what, stored, preferred, language) => {
  if (stored !== null) localStorage.setItem(languageKey, stored)
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(preferred[0] ?? '')
  vi.resetModules()
  const { startI18n } = await import('./i18n')
  const { currentLanguage } = await import('./languages')
  startI18n()
  expect(currentLanguage()).toBe(language)
  // Only a choice of the learner is stored.
  expect(localStorage.getItem(languageKey)).toBe(stored)
})
