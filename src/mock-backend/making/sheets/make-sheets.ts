import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { skillFiles } from '../../curriculum/skill-files'
import { sheetFiles } from './sheets'
import { writeSheet } from './write-sheet'

/** Makes the pdfs of all skills, and deletes those that no module shows. */
async function main(): Promise<void> {
  const files = sheetFiles()
  for (const { path, sheet, language } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await writeSheet(sheet, language))
  }
  const wanted = new Set(files.map(({ path }) => path))
  for (const path of skillFiles('sheets').values()) if (!wanted.has(path)) rmSync(path)
  console.log(`${files.length} sheets are up to date.`)
}

await main()
