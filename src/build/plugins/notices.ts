import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

type Dependency = { name: string; version: string; licence: string; text: string }

const licenceFile = /^(licen[cs]e|copying)/i
const noticeFile = /^notice/i

/** The package folder of a bundled file; undefined for our own files. */
function packageFolder(file: string): string | undefined {
  if (!normalizePath(file).includes('/node_modules/')) return undefined
  let folder = dirname(file)
  while (dirname(folder) !== folder) {
    const manifest = join(folder, 'package.json')
    // Some packages contain further manifests, which only say "type": "module".
    if (existsSync(manifest)) {
      const content = JSON.parse(readFileSync(manifest, 'utf8'))
      if ('name' in content && 'version' in content) return folder
    }
    folder = dirname(folder)
  }
  return undefined
}

function licenceTexts(folder: string): string {
  const files = readdirSync(folder)
  return [licenceFile, noticeFile]
    .flatMap((pattern) => files.filter((file) => pattern.test(file)))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n')
}

function readDependency(folder: string): Dependency {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license } = manifest
  if (typeof license !== 'string') {
    throw new Error(`${name} ${version} does not name its licence: look at it before shipping it`)
  }
  const text = licenceTexts(folder) || 'The package holds no licence text of its own.'
  return { name, version, licence: license, text }
}

/** A file `LICENSE_NAME` beside bundled files whose names begin with NAME, such as fonts. */
function licenceBeside(file: string): string | undefined {
  const folder = dirname(file)
  if (packageFolder(file) === undefined || !existsSync(folder)) return undefined
  const name = basename(file).toLowerCase()
  const licence = readdirSync(folder).find((other) => {
    const [, of] = /^licen[cs]e_(\w+)$/i.exec(other) ?? []
    return of !== undefined && name.startsWith(of.toLowerCase())
  })
  return licence && join(folder, licence)
}

function assetLicenceSections(files: readonly string[]): string[] {
  const lent = new Map<string, Set<string>>()
  for (const file of files) {
    const licence = licenceBeside(file)
    if (licence !== undefined)
      lent.set(licence, (lent.get(licence) ?? new Set()).add(basename(file)))
  }
  return [...lent].map(
    ([licence, names]) => `${[...names].join(', ')}\n\n${readFileSync(licence, 'utf8').trim()}\n`,
  )
}

/** The notices of all packages that these bundled files come from, sorted by name. */
export function thirdPartyNotices(bundled: Iterable<string>): string {
  const files = [...bundled]
  const folders = new Set<string>()
  for (const file of files) {
    const folder = packageFolder(file)
    if (folder !== undefined) folders.add(folder)
  }
  const sections = [...folders]
    .map(readDependency)
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
    .map(({ name, version, licence, text }) => `${name} ${version}\n${licence}\n\n${text}\n`)
  return [
    'Norte contains the following third-party software and fonts.\n',
    ...new Set([...sections, ...assetLicenceSections(files)]),
  ].join(`\n${'-'.repeat(80)}\n\n`)
}

/** Emits `third-party-notices.txt`, which lists what is really in the bundle, fonts included. */
export function notices(): Plugin {
  let root = ''
  return {
    name: 'third-party-notices',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? output.moduleIds
          : output.originalFileNames.map((file) => join(root, file)),
      )
      const styles = [...this.getModuleIds()].filter((id) => /\.css($|\?)/.test(id))
      const real = [...files, ...styles].map((id) => id.replace(/^\0|\?.*$/g, ''))
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-notices.txt',
        source: thirdPartyNotices(real),
      })
    },
  }
}
