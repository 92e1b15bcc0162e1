import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entrySize } from './entry-size'

test('the entry is what the page names, each file once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norte-entry-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['a.js', 'b.css', 'late.js']) {
    writeFileSync(join(folder, 'assets', name), randomBytes(20_000))
  }
  writeFileSync(
    join(folder, 'index.html'),
    `<link rel="modulepreload" href="/assets/a.js"><link rel="stylesheet" href="/assets/b.css">
<script type="module" src="/assets/a.js"></script>`,
  )
  expect(entrySize(folder)).toBe(40)
  rmSync(folder, { recursive: true })
})
