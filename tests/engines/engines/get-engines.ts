import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** All that is fetched for the walks and is no part of the project. */
export const home = resolve('.cache/engines')

/** Packages by the name under which they are kept. A Chromium is 50 MB, so none is a dependency. */
const packages = {
  'chromium-106': '@sparticuz/chromium@106.0.2',
  'chromium-103': '@sparticuz/chromium@103.0.0',
  // The newest that asks nothing of Firefox that Debian's cannot do.
  'playwright-for-firefox': 'playwright-core@1.64.1',
} as const

export type OldChromium = Extract<keyof typeof packages, `chromium-${string}`>

export const packageFolder = (name: keyof typeof packages) => `${home}/node_modules/${name}`
export const chromiumFile = (name: OldChromium) => `${home}/${name}`

export const firefoxFile = '/usr/bin/firefox-esr'
export const webKitDriverFile = '/usr/bin/WebKitWebDriver'

/** Debian's packages, each with a file by which it is known. */
const debian = {
  'firefox-esr': firefoxFile,
  'webkit2gtk-driver': webKitDriverFile,
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  dbus: '/usr/bin/dbus-run-session',
  // Without them WebKit plays no clip.
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
  // Each is named, so that npm takes none of the others away.
  const all = Object.entries(packages).map(([name, version]) => `${name}@npm:${version}`)
  const how = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  run('npm', 'install', '--prefix', home, ...how, ...all)
}

/** The package holds the browser packed. */
function unpack(name: OldChromium): void {
  const file = chromiumFile(name)
  if (existsSync(file)) return
  const half = `${file}.half`
  writeFileSync(half, brotliDecompressSync(readFileSync(`${packageFolder(name)}/bin/chromium.br`)))
  chmodSync(half, 0o755)
  renameSync(half, file)
}

/** All engines are there; fetched and installed where they are not. Throws where they cannot be. */
export function getEngines(): void {
  installFromDebian()
  fetchPackages()
  unpack('chromium-106')
  unpack('chromium-103')
}
