import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFrame } from './read-frame'

test('a frame is read as its place in the source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norte-frame-'))
  mkdirSync(join(folder, 'assets'))
  // The first column of the file is line 3, column 1 of the source.
  const map = { version: 3, sources: ['../../../src/main.tsx'], names: [], mappings: 'AAEA' }
  writeFileSync(join(folder, 'assets/a.js.map'), JSON.stringify(map))
  expect(readFrame(folder, 'assets/a.js:1:1')).toBe('src/main.tsx:3:1')
  rmSync(folder, { recursive: true })
})
