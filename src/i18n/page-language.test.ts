import { afterEach, expect, it } from 'vitest'
import { showPageLanguage } from './page-language'

afterEach(() => {
  document.head.replaceChildren()
  showPageLanguage('en')
})

it('tells readers the language, and devices the name of the app in it', () => {
  document.head.innerHTML = '<link rel="manifest" href="/manifest.en.webmanifest" />'
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/manifest.es.webmanifest')
})

it('leaves the language of a translator until another one is chosen', () => {
  document.documentElement.lang = 'fr'
  showPageLanguage('en')
  expect(document.documentElement.lang).toBe('fr')
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})

it('tells readers also where a page is none to install', () => {
  showPageLanguage('es')
  expect(document.documentElement.lang).toBe('es')
})
