import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from './support/source-files'

/** The most files that one can survey at a glance. */
const most = 25

test('no folder has more than 25 files', () => {
  const folders = ['src', 'tests', 'locales', 'public', '.ci'].flatMap(filesBelow).map(dirname)
  const crowded = [...new Set(folders)]
    .map((folder) => ({ folder, files: folders.filter((one) => one === folder).length }))
    .filter(({ files }) => files > most)
  expect(crowded).toEqual([])
})
