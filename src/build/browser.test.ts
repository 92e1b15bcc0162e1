import { describe, expect, test } from 'vitest'
import { findBrowsers, type Machine } from './browser'

function machine(platform: NodeJS.Platform, env: Machine['env'], files: readonly string[]) {
  return { platform, env, exists: (file: string) => files.includes(file) }
}

describe('findBrowsers', () => {
  test('uses only the browser that CHROME_PATH names', () => {
    const here = machine('linux', { PATH: '/usr/bin', CHROME_PATH: '/opt/mine' }, [
      '/usr/bin/chromium',
      '/opt/mine',
    ])
    expect(findBrowsers(here)).toEqual(['/opt/mine'])
  })

  test('throws if CHROME_PATH names no file, and falls back to no other browser', () => {
    const here = machine('linux', { PATH: '/usr/bin', CHROME_PATH: '/opt/typo' }, [
      '/usr/bin/chromium',
    ])
    expect(() => findBrowsers(here)).toThrow('CHROME_PATH names no file: /opt/typo')
  })

  test.each<[NodeJS.Platform, Machine['env'], string]>([
    ['linux', { PATH: '/usr/local/bin:/usr/bin' }, '/usr/bin/google-chrome'],
    ['linux', { PATH: '/usr/bin' }, '/snap/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', { HOME: '/Users/a' }, '/Users/a/Applications/Chromium.app/Contents/MacOS/Chromium'],
    [
      'win32',
      { 'ProgramFiles(x86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('finds a browser on %s with %o', (platform, env, file) => {
    expect(findBrowsers(machine(platform, env, [file]))).toEqual([file])
  })

  test('prefers headless shell, then Chrome, Chromium and Edge', () => {
    const files = [
      '/b/microsoft-edge',
      '/b/chromium',
      '/b/google-chrome',
      '/b/chromium-headless-shell',
    ]
    expect(findBrowsers(machine('linux', { PATH: '/b' }, files))).toEqual(files.toReversed())
  })

  test('finds none on a machine without browsers', () => {
    expect(findBrowsers(machine('linux', {}, []))).toEqual([])
  })
})
