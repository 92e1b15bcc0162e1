import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Versions = Record<string, string>
type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean }

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'))

const { dependencies, devDependencies } = read<{
  dependencies: Versions
  devDependencies: Versions
}>('package.json')
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json')

describe('the packages', () => {
  test('have exact versions, so that builds are reproducible', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version),
    )
    expect(loose).toEqual([])
  })

  test('have checksums in the lock file, which names no host', () => {
    const installed = Object.entries(packages).filter(([path]) => path !== '')
    expect(installed.length).toBeGreaterThan(100)
    expect(installed.filter(([, { integrity }]) => integrity === undefined)).toEqual([])
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  test('in a build have a suitable licence', () => {
    const allowed = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1)$/
    const licences = Object.keys(dependencies).map((name) => {
      const { license } = read<{ license?: string }>(`node_modules/${name}/package.json`)
      return `${name}: ${license}`
    })
    expect(licences.filter((line) => !allowed.test(line.split(': ')[1] ?? ''))).toEqual([])
  })

  test.each([
    ['atkinson-hyperlegible-next', '@fontsource-variable/atkinson-hyperlegible-next/LICENSE'],
    ['foxit-fonts', 'pdfjs-dist/standard_fonts/LICENSE_FOXIT'],
    ['openjpeg', 'pdfjs-dist/wasm/LICENSE_OPENJPEG'],
  ])('bring the licence of their files: %s', (name, file) => {
    const licence = readFileSync(`public/licenses/${name}.txt`, 'utf8')
    expect(licence).toBe(readFileSync(`node_modules/${file}`, 'utf8'))
  })
})
