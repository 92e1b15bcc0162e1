import { afterEach, expect, it } from 'vitest'
import { showPageLanguage } from './page-language'

afterEach(() => {
  document.head.replaceChildren()
  showPageLanguage('en')
})

it('sets the language of the page and the manifest in that language', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.en.webmanifest" />'
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/manifest.es.webmanifest')
})

it('keeps the `lang` of a translator until another language is chosen', () => {
  document.documentElement.lang = 'fr'
  showPageLanguage('en')
  expect(document.documentElement.lang).toBe('fr')
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})

it('sets the language of a page without a manifest', () => {
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})
