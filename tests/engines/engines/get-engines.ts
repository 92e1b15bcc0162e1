import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** The folder of everything that is fetched for these tests and is no dependency of the project. */
export const home = resolve('.cache/engines')

/**
 * Packages by the folder in which they are installed. A Chromium has 50 MB, so none is a
 * dependency.
 */
const packages = {
  'chromium-106': '@sparticuz/chromium@106.0.2',
  'chromium-103': '@sparticuz/chromium@103.0.0',
  // The newest version that works with Debian's Firefox.
  'playwright-for-firefox': 'playwright-core@1.64.1',
} as const

export type OldChromium = Extract<keyof typeof packages, `chromium-${string}`>

export const packageFolder = (name: keyof typeof packages) => `${home}/node_modules/${name}`
export const chromiumFile = (name: OldChromium) => `${home}/${name}`

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

function fetchPackages(): void {
  const missing = Object.entries(packages).filter(
    ([name]) => !existsSync(`${home}/node_modules/${name}`),
  )
  if (missing.length === 0) return
  console.log(`Fetching ${missing.map(([, version]) => version).join(', ')}`)
  mkdirSync(home, { recursive: true })
  // All are named, since npm would remove those that are not.
  const all = Object.entries(packages).map(([name, version]) => `${name}@npm:${version}`)
  const how = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  run('npm', 'install', '--prefix', home, ...how, ...all)
}

/** The package contains the browser compressed. */
function unpack(name: OldChromium): void {
  const file = chromiumFile(name)
  if (existsSync(file)) return
  const half = `${file}.half`
  writeFileSync(half, brotliDecompressSync(readFileSync(`${packageFolder(name)}/bin/chromium.br`)))
  chmodSync(half, 0o755)
  renameSync(half, file)
}

/** Installs all engines that are missing. Throws if one cannot be installed. */
export function getEngines(): void {
  installFromDebian()
  fetchPackages()
  unpack('chromium-106')
  unpack('chromium-103')
}
