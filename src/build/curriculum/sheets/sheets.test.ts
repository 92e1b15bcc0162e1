import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { skillFiles } from '@/mock-backend/curriculum/skill-files'
import { sheetFiles } from './sheets'
import { writeSheet } from './write-sheet'

const files = sheetFiles()
const remedy = 'run npm run make:sheets'

describe('the sheets', () => {
  it('are those of the skills, and no other', () => {
    const paths = files.map(({ path }) => path)
    expect([...skillFiles('sheets').values()].toSorted()).toEqual(paths.toSorted())
  })

  it.each(files)('$name says what its skill says', async ({ path, sheet, language }) => {
    const isSame = existsSync(path) && readFileSync(path).equals(await writeSheet(sheet, language))
    expect(isSame ? 'up to date' : remedy).toBe('up to date')
  })

  it('are small enough for a slow connection', () => {
    expect(files.filter(({ path }) => readFileSync(path).length > 100_000)).toEqual([])
  })
})
