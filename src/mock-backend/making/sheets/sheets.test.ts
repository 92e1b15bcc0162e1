import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetFiles } from './sheets'
import { writeSheet } from './write-sheet'

const files = sheetFiles()
const remedy = 'make the sheets again'

describe('the sheets', () => {
  it.each(files)('$name is up to date with its skill', async ({ path, sheet, language }) => {
    const isSame = existsSync(path) && readFileSync(path).equals(await writeSheet(sheet, language))
    expect(isSame ? 'up to date' : remedy).toBe('up to date')
  })
})
