import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowsers } from './browser'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'norte-browsers-'))
  for (const name of ['chromium', 'google-chrome', 'chromium-headless-shell']) {
    writeFileSync(join(folder, name), '')
  }
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROME_PATH', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the headless shell is preferred, then Chrome, then Chromium', () => {
  const found = findBrowsers().filter((file) => file.startsWith(folder))
  expect(found).toEqual(
    ['chromium-headless-shell', 'google-chrome', 'chromium'].map((name) => join(folder, name)),
  )
})

test('CHROME_PATH is used alone', () => {
  const mine = join(folder, 'chromium')
  vi.stubEnv('CHROME_PATH', mine)
  expect(findBrowsers()).toEqual([mine])
})

test('a CHROME_PATH without a file is an error, and no other browser is used', () => {
  vi.stubEnv('CHROME_PATH', '/opt/typo')
  expect(findBrowsers).toThrow('CHROME_PATH names no file: /opt/typo')
})
