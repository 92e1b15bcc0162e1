import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../curriculum/sheets')

/** The base64 of a sheet, from its file. Rejects where there is none: `npm run make:sheets` makes them. */
export function readSheet(fileName: string): Promise<string> {
  return readFile(join(folder, fileName), 'base64')
}
