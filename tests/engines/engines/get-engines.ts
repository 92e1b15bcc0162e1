import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'

/** The folder of everything that is fetched for these tests and is no dependency of the project. */
export const home = resolve('.cache/engines')

/** The newest Playwright that works with Debian's Firefox. */
const playwright = 'playwright-core@1.64.1'
export const playwrightFolder = `${home}/node_modules/playwright-core`

export const firefoxFile = '/usr/bin/firefox-esr'
export const webKitDriverFile = '/usr/bin/WebKitWebDriver'

/** Debian packages, each with a file that proves its installation. */
const debian = {
  'firefox-esr': firefoxFile,
  'webkit2gtk-driver': webKitDriverFile,
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  dbus: '/usr/bin/dbus-run-session',
  // WebKit needs these codecs to play videos.
  'gstreamer1.0-plugins-good': '/usr/share/doc/gstreamer1.0-plugins-good',
  'gstreamer1.0-libav': '/usr/share/doc/gstreamer1.0-libav',
}

function run(command: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stderr}`)
}

function installFromDebian(): void {
  const missing = Object.entries(debian).filter(([, file]) => !existsSync(file))
  const names = missing.map(([name]) => name)
  if (names.length === 0) return
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      `The walks need these packages of Debian, which only root can install there: ${names.join(' ')}`,
    )
  }
  console.log(`Installing ${names.join(', ')}`)
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', ...names)
}

function fetchPlaywright(): void {
  if (existsSync(playwrightFolder)) return
  console.log(`Fetching ${playwright}`)
  mkdirSync(home, { recursive: true })
  const how = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  run('npm', 'install', '--prefix', home, ...how, playwright)
}

/** Installs all engines that are missing. Throws if one cannot be installed. */
export function getEngines(): void {
  installFromDebian()
  fetchPlaywright()
}
