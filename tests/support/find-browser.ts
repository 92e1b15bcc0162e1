import { chromium, type LaunchOptions } from '@playwright/test'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

type Browser = { channel?: string; launchOptions?: LaunchOptions }

const onDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
/** Its letters have the widths of Arial, the landing's fallback font. */
const font = '/usr/share/fonts/truetype/liberation'
const isRoot = process.getuid?.() === 0

/**
 * The browser of this machine: Playwright's own (`npx playwright install chromium`), else Chrome, on Windows and macOS also
 * Edge, else Debian's Chromium, which root gets installed.
 */
export function findBrowser(): Browser {
  if (existsSync(chromium.executablePath())) return {}
  const chrome = {
    darwin: '/Applications/Google Chrome.app',
    win32: 'C:\\Program Files\\Google\\Chrome',
  }
  const path = chrome[process.platform as keyof typeof chrome] ?? '/opt/google/chrome'
  if (existsSync(path)) return { channel: 'chrome' }
  if (process.platform !== 'linux') return { channel: 'msedge' }
  if (isRoot && !(onDebian.some(existsSync) && existsSync(font))) installOnDebian()
  const executablePath = onDebian.find(existsSync)
  if (executablePath === undefined)
    throw new Error('There is no browser: run `npx playwright install chromium`')
  // Chromium does not run its sandbox as root, as in a container.
  return { launchOptions: { executablePath, args: isRoot ? ['--no-sandbox'] : [] } }
}

function installOnDebian(): void {
  console.log('Installing Chromium and a font')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2] }).status === 0
  const install = (browser: string) =>
    apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation')
  apt('update')
  // The lighter build is not in every Debian.
  if (!install('chromium-headless-shell')) install('chromium')
}
