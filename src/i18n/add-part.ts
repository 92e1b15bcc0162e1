import i18next from 'i18next'
import { startTexts } from './start-texts'

/**
 * Adds a namespace of texts in every language. The screens that use it import its file in src/i18n/parts, so the
 * bundler puts the texts into their chunks. A guest does the same in its texts/texts.ts:
 *
 *     import { addPart } from '@/i18n/add-part'
 *     import type english from './en.json'
 *
 *     declare module '@/i18n/part-texts' {
 *       interface ExtraTexts {
 *         'my-guest': typeof english
 *       }
 *     }
 *
 *     addPart('my-guest', import.meta.glob('./*.json', { eager: true, import: 'default' }))
 *
 * Each file of the guest that says something imports that, for its words in the menu the file <name>.ts too.
 */
export function addPart(part: string, files: Readonly<Record<string, unknown>>): void {
  startTexts()
  for (const [path, texts] of Object.entries(files)) {
    const [, language = ''] = /(?:\/locales\/|^\.\/)(\w+)/.exec(path) ?? []
    i18next.addResourceBundle(language, part, texts)
  }
}
