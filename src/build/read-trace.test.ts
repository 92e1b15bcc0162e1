import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTrace } from './read-trace'

let parent = ''

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'norte-trace-'))
  mkdirSync(join(parent, 'main.maps/assets'), { recursive: true })
  // The first column of the file is line 3, column 1 of the source.
  const map = { version: 3, sources: ['../../../src/main.tsx'], names: [], mappings: 'AAEA' }
  writeFileSync(join(parent, 'main.maps/assets/a.js.map'), JSON.stringify(map))
})
afterAll(() => rmSync(parent, { recursive: true }))

test('a frame is read as its place in the source', () => {
  expect(readTrace(parent, ['main', 'assets/a.js:1:1'])).toEqual({
    text: 'src/main.tsx:3:1',
    ok: true,
  })
})

test('a file without a map is named, beside those that have one', () => {
  const { text, ok } = readTrace(parent, ['main', 'assets/a.js:1:1', 'assets/b.js:1:1'])
  expect(text).toMatch(/^src\/main\.tsx:3:1\nThere is no map for assets\/b\.js:1:1 in /)
  expect(ok).toBe(false)
})

test.each([
  [],
  ['main'],
  ['assets/a.js:1:1'],
  ['assets/a.js:1:1', 'assets/a.js:1:1'],
  ['main', 'assets/a.js'],
  ['main', 'a.js:1'],
])('prints the usage if the build, the frame or its line is missing: %s %s', (...args) => {
  expect(readTrace(parent, args)).toEqual({
    text: expect.stringContaining('npm run trace -- main'),
    ok: false,
  })
})
