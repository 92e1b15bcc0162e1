import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const isRoot = process.getuid?.() === 0

/** Best first: the headless shell needs a third of the CPU of a Chromium with windows. */
const names = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
]

/** The browsers of this machine, best first: CHROME_PATH alone if it is set. */
export function findBrowsers(): string[] {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`)
    return [chosen]
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...files, chromium.executablePath()].filter(existsSync)
}

/**
 * Some Linux packages install a script with a browser's name that only explains how to install it.
 */
const runs = (browser: string) =>
  process.platform === 'win32' ||
  spawnSync(browser, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

function attempt(command: string, args: readonly string[]): void {
  console.log(`No browser found. Trying: ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 })
}

function installFromPlaywright(): void {
  const cli = join(createRequire(import.meta.url).resolve('playwright-core'), '../cli.js')
  attempt(process.execPath, [cli, 'install', 'chromium'])
}

function installFromDebian(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  attempt('apt-get', ['update'])
  // The font has the widths of Arial, from which the font that is shown while ours loads is scaled.
  attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'])
}

/**
 * The path of a browser that runs, which is installed first if there is none. Throws if that fails.
 */
export function ensureBrowser(): string {
  for (const install of [() => {}, installFromPlaywright, installFromDebian]) {
    install()
    const found = findBrowsers().find(runs)
    if (found !== undefined) return found
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
