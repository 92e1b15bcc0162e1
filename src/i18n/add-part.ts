import i18next from 'i18next'
import { startTexts } from './start-texts'

/**
 * Adds a part of the texts, in every language, from the file of the screens that say it: one that nobody else needs
 * is no request of its own (src/i18n/parts).
 */
export function addPart(part: string, files: Readonly<Record<string, unknown>>): void {
  startTexts()
  for (const [path, texts] of Object.entries(files)) {
    const [, language = ''] = /\/locales\/(\w+)\//.exec(path) ?? []
    i18next.addResourceBundle(language, part, texts)
  }
}
