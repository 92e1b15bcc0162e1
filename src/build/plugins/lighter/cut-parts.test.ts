import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutParts } from './cut-parts'

const texts = 'node_modules/i18next/dist/esm/i18next.js'
const detector =
  'node_modules/i18next-browser-languagedetector/dist/esm/i18nextBrowserLanguageDetector.js'
const shipped = (file: string) => withoutParts(`/app/${file}`, readFileSync(file, 'utf8'))

test('texts come without what asks a backend for them', () => {
  const rest = shipped(texts)
  expect(rest).toContain('class Connector extends EventEmitter {}\n')
  expect(rest).toContain('\nclass I18n extends EventEmitter {\n')
  expect(rest).not.toContain('saveMissing(languages,')
})

test('of the places that may say the language the browser stays', () => {
  const asked = [...(shipped(detector) ?? '').matchAll(/this\.addDetector\((\S+)\);/g)]
  expect(asked.map(([, place]) => place)).toEqual(['navigator$1'])
})

test('what is no longer found there is an error', () => {
  expect(() => withoutParts(`/app/${texts}`, 'class Other {}')).toThrow(/Nothing to cut/)
})

test('other files stay whole', () => {
  expect(withoutParts('/app/src/main.tsx', 'this.addDetector(cookie);\n')).toBeUndefined()
})
