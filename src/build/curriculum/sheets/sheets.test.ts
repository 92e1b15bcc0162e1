import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sheetFiles } from './sheets'
import { writeSheet } from './write-sheet'

const folder = join(import.meta.dirname, '../../../mock-backend/curriculum/sheets')
const files = sheetFiles()
const remedy = 'run npm run make:sheets'

describe('the sheets', () => {
  it('are those of the skills, and no other', () => {
    const names = files.map(({ name }) => name)
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
  })

  it.each(files)('$name says what its skill says', async ({ name, sheet, language }) => {
    const file = join(folder, name)
    const isSame = existsSync(file) && readFileSync(file).equals(await writeSheet(sheet, language))
    expect(isSame ? 'up to date' : remedy).toBe('up to date')
  })

  it('are small enough for a slow connection', () => {
    expect(
      readdirSync(folder).filter((name) => readFileSync(join(folder, name)).length > 100_000),
    ).toEqual([])
  })
})
