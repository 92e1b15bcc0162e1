import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { entrySize } from './entry-size'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norte-entry-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** A build with scripts of this size, one of which the page does not name. */
function writeBuild(bytes: number) {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['a.js', 'b.js', 'late.js', 'c.css']) {
    // Nothing compresses them.
    writeFileSync(join(folder, 'assets', name), randomBytes(bytes))
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">
<link rel="stylesheet" href="/assets/c.css"><script type="module" src="/assets/a.js"></script>`,
  )
}

test('the entry is the scripts that the page names, each once', () => {
  writeBuild(20_000)
  expect(entrySize(folder)).toBe(40)
})

test('a build with a larger entry than the limit fails', () => {
  writeBuild(156_000)
  expect(() => entrySize(folder)).toThrow('The entry is 312 kB, and the limit is 310 kB')
})
