import { afterEach, expect, it } from 'vitest'
import { showPageLanguage } from './page-language'

afterEach(() => {
  showPageLanguage('en')
})

it('keeps the `lang` of a translator until another language is chosen', () => {
  document.documentElement.lang = 'fr'
  showPageLanguage('en')
  expect(document.documentElement.lang).toBe('fr')
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})

it('sets the language of the page', () => {
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})
