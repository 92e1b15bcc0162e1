import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetFiles } from './sheets'
import { writeSheet } from './write-sheet'

const folder = join(import.meta.dirname, '../../../mock-backend/curriculum/sheets')

/** Makes the pdfs of all skills, and takes away those that no module shows: `npm run make:sheets`. */
export async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const files = sheetFiles()
  for (const { name, sheet, language } of files) {
    writeFileSync(join(folder, name), await writeSheet(sheet, language))
  }
  const names = new Set(files.map(({ name }) => name))
  for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name))
  console.log(`${files.length} sheets are up to date.`)
}
