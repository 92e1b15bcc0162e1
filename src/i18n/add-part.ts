import i18next from 'i18next'
import { startTexts } from './start-texts'

/**
 * Adds a namespace of texts in every language. The screens that use it import its file in src/i18n/parts, so the
 * bundler puts the texts into their chunks.
 */
export function addPart(part: string, files: Readonly<Record<string, unknown>>): void {
  startTexts()
  for (const [path, texts] of Object.entries(files)) {
    const [, language = ''] = /\/locales\/(\w+)\//.exec(path) ?? []
    i18next.addResourceBundle(language, part, texts)
  }
}
