import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** What the search depends on, so that a test can pass its own. */
export type Machine = {
  platform: NodeJS.Platform
  env: Readonly<Record<string, string | undefined>>
  exists: (file: string) => boolean
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
}

const isRoot = process.getuid?.() === 0

const linuxNames = [
  // Chromium without its window code: it needs a third of the CPU for the same pages.
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const macNames = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const windowsFiles = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
]

/** The usual paths of Chrome, Chromium and Edge, best first; most of these files do not exist. */
function usualPlaces({ platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    return windowsFiles.flatMap((file) =>
      folders.flatMap((folder) => (folder ? [`${folder}\\${file}`] : [])),
    )
  }
  if (platform === 'darwin') {
    const homes = ['', ...(env['HOME'] ? [env['HOME']] : [])]
    return macNames.flatMap((name) =>
      homes.map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    )
  }
  const folders = [...(env['PATH'] ?? '').split(':').filter(Boolean), '/snap/bin']
  return linuxNames.flatMap((name) => folders.map((folder) => `${folder}/${name}`))
}

/** The browsers of this machine, best first: CHROME_PATH alone if it is set. */
export function findBrowsers(machine: Machine = thisMachine): string[] {
  const chosen = machine.env['CHROME_PATH']
  if (chosen) {
    if (!machine.exists(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`)
    return [chosen]
  }
  return [...usualPlaces(machine), chromium.executablePath()].filter(machine.exists)
}

/**
 * Some Linux packages install a script with a browser's name that only explains how to install it.
 */
function runs(browser: string): boolean {
  if (process.platform === 'win32') return true
  return spawnSync(browser, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No browser found. Trying: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
}

const installers: readonly (() => void)[] = [
  () => {
    const cli = join(createRequire(import.meta.url).resolve('playwright-core'), '../cli.js')
    attempt(process.execPath, [cli, 'install', 'chromium'])
  },
  () => {
    if (!isRoot || !existsSync('/usr/bin/apt-get')) return
    attempt('apt-get', ['update'])
    // A font with the widths of Arial: the fallback font that is shown while ours loads is scaled
    // from Arial's widths.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '--no-install-recommends', browser, 'fonts-liberation'])
      if (findBrowsers().some(runs)) return
    }
  },
]

/**
 * The path of a browser that runs, which is installed first if there is none. Throws if that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowsers().find(runs)
  if (found !== undefined) return found
  for (const install of installers) {
    install()
    const installed = findBrowsers().find(runs)
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge, and none is here or could be installed: install one, or set CHROME_PATH to the path of its program.',
  )
}

/**
 * Starts a headless browser that can reach only the pages under test. `hosts` maps host names to
 * ports of this machine; `more` are further command line arguments.
 */
export function launchBrowser(
  hosts: Readonly<Record<string, number>> = {},
  more: readonly string[] = [],
): Promise<Browser> {
  const rules = Object.entries(hosts).map(([name, port]) => `MAP ${name} 127.0.0.1:${port}`)
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=${rules.join(', ')}`,
      // Chromium does not run its sandbox as root, as containers and CI machines do.
      ...(isRoot ? ['--no-sandbox'] : []),
      ...more,
    ],
  })
}
