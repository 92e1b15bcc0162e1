// In place of src/i18n/add-part.ts: of each part as well, the texts are made from the English ones.
import { addPart as addOurs } from '../../src/i18n/add-part.ts'
import { pseudoCode, pseudoTexts } from './pseudo-texts.ts'

export function addPart(...[part, files]: Parameters<typeof addOurs>): void {
  const english = Object.entries(files).find(([path]) => path.includes('/en/'))?.[1]
  addOurs(part, { ...files, [`/locales/${pseudoCode}/`]: pseudoTexts(english) })
}
