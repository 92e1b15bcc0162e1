import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  productFiles,
  sourceFiles,
  zoneOf,
  type Import,
  type SourceFile,
} from './support/source-files'

/** From the outside in: a file may import only from its own zone or from a lower one. */
const layers = [
  ['main.tsx'],
  ['app'],
  ['screens'],
  ['features', 'extras'],
  ['navigation'],
  ['api', 'art'],
  ['learner', 'ui'],
  ['i18n'],
  ['lib'],
  ['config'],
]
const topOf = (zone: string) => zone.split('/')[0] ?? ''
const levelOf = (zone: string) => layers.findIndex((layer) => layer.includes(topOf(zone)))

/** Data zones and drawing zones do not import each other: only features combine them. */
const knows = ['navigation', 'api', 'learner']
const draws = ['art', 'ui']
const areStrangers = (from: string, to: string) =>
  (knows.includes(from) && draws.includes(to)) || (draws.includes(from) && knows.includes(to))

/** Zones outside the layers. */
const beside = ['mock-backend', 'build']

function mayImport(file: SourceFile, { target = '', typeOnly }: Import): boolean {
  const zone = zoneOf(target)
  if (topOf(zone) === 'extras') return zone === file.zone || file.path === 'src/app/extras.ts'
  if (zone === file.zone) return zone !== 'screens' || !target.endsWith('Screen.tsx')
  if (zone === 'locales') return ['i18n', 'build'].includes(file.zone)
  // The mock backend must not share the app's code that it tests; it may only use types of the api.
  if (file.zone === 'mock-backend') return zone === 'api' && typeOnly
  if (areStrangers(file.zone, zone)) return false
  return file.zone === 'build' || levelOf(zone) > levelOf(file.zone)
}

describe('the direction of imports', () => {
  test('every folder of src has a rule', () => {
    const zones = readdirSync('src').filter((name) => !name.endsWith('.d.ts'))
    expect(zones.filter((zone) => levelOf(zone) < 0 && !beside.includes(zone))).toEqual([])
  })

  test('an import goes to a lower layer, never up or across', () => {
    const broken = productFiles.flatMap((file) =>
      file.imports
        .filter(({ target }) => target !== undefined && zoneOf(target) !== 'mock-backend')
        .filter((one) => !mayImport(file, one))
        .map(({ target }) => `${file.path} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('only the list of guests imports a guest, and no guest imports another', () => {
    const tests = sourceFiles.filter(({ isTest }) => isTest)
    const known = [...productFiles, ...tests].flatMap(({ path, zone, imports }) =>
      imports
        .map(({ target = '' }) => target)
        .filter((target) => target.startsWith('src/extras/') && zoneOf(target) !== zone)
        .map((target) => `${path} -> ${target}`),
    )
    expect(known.filter((one) => !one.startsWith('src/app/extras.ts -> '))).toEqual([])
  })

  test('every imported file exists', () => {
    const missing = sourceFiles.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && !existsSync(target))
        .map(({ target }) => `${path} -> ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('only the demo’s start loads the mock backend, at run time', () => {
    const reaching = productFiles
      .filter((file) => !beside.includes(file.zone))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target }) => target !== undefined && zoneOf(target) === 'mock-backend')
          .map(({ dynamic }) => ({ path, dynamic })),
      )
    expect(reaching).toEqual([{ path: expect.stringMatching(/^src\/(main|app)/), dynamic: true }])
  })

  test('rules are pure: no React, no components, no drawing', () => {
    const pure = productFiles.filter(
      ({ path }) =>
        /-(layout|rules|steps|progress)\.ts$/.test(path) ||
        (/^src\/(api|navigation|learner)\/([a-z]+\/)?[a-z-]+\.ts$/.test(path) &&
          !path.endsWith('.queries.ts') &&
          // Configures the query client, and renders nothing.
          path !== 'src/api/query-client.ts'),
    )
    const impure = pure.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier, typeOnly }) => !typeOnly && /react|@mui|\.tsx$/.test(specifier))
        .map(({ specifier }) => `${path} -> ${specifier}`),
    )
    expect(pure.length).toBeGreaterThan(5)
    expect(impure).toEqual([])
  })
})
