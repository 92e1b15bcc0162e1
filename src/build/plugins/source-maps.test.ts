import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moveMaps } from './source-maps'

test('source maps stand beside the site, those of the last build only', () => {
  const parent = mkdtempSync(join(tmpdir(), 'norte-maps-'))
  const site = join(parent, 'main')
  mkdirSync(join(site, 'assets'), { recursive: true })
  mkdirSync(`${site}.maps`)
  writeFileSync(`${site}.maps/old.js.map`, '{}')
  for (const name of ['index.js', 'index.js.map']) writeFileSync(join(site, 'assets', name), '{}')
  moveMaps(site)
  expect(existsSync(join(site, 'assets/index.js'))).toBe(true)
  expect(existsSync(join(site, 'assets/index.js.map'))).toBe(false)
  expect(existsSync(`${site}.maps/assets/index.js.map`)).toBe(true)
  expect(existsSync(`${site}.maps/old.js.map`)).toBe(false)
  rmSync(parent, { recursive: true })
})
