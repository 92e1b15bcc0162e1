// Replaces src/i18n/add-part.ts: makes the texts of each part from the English ones.
import { addPart as addOurs } from '../../src/i18n/add-part.ts'
import { pseudoCode, pseudoTexts } from './pseudo-texts.ts'

export function addPart(...[part, files]: Parameters<typeof addOurs>): void {
  const english = Object.entries(files).find(([path]) => /\/en[/.]/.test(path))?.[1]
  addOurs(part, { ...files, [`/locales/${pseudoCode}/`]: pseudoTexts(english) })
}
