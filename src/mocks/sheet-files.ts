import { readFile } from 'node:fs/promises'
import { skillFiles } from './curriculum/skill-files'

const sheets = skillFiles('sheets')

/** A pdf as base64. Rejects if the file is missing. */
export async function readSheet(fileName: string): Promise<string> {
  const file = sheets.get(fileName)
  if (file === undefined) throw new Error(`There is no sheet ${fileName}`)
  return readFile(file, 'base64')
}
