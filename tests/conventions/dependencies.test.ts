import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  productFiles,
  sourceFiles,
  zoneOf,
  type Import,
  type SourceFile,
} from './support/source-files'

/** From the outside in: an import goes down this list, or stays in its zone. */
const layers = [
  ['main.tsx'],
  ['app'],
  ['screens'],
  ['features'],
  ['navigation'],
  ['api', 'art'],
  ['learner', 'ui'],
  ['i18n'],
  ['lib'],
  ['config'],
]
const topOf = (zone: string) => zone.split('/')[0] ?? ''
const levelOf = (zone: string) => layers.findIndex((layer) => layer.includes(topOf(zone)))

/** What knows the learner's data and what draws meet in the features, never here. */
const knows = ['navigation', 'api', 'learner']
const draws = ['art', 'ui']
const areStrangers = (from: string, to: string) =>
  (knows.includes(from) && draws.includes(to)) || (draws.includes(from) && knows.includes(to))

/** Zones that stand beside the layers. */
const beside = ['mock-backend', 'build', 'making', 'service-worker']

function mayImport(file: SourceFile, { target = '', typeOnly }: Import): boolean {
  const zone = zoneOf(target)
  if (zone === file.zone) return zone !== 'screens' || !target.endsWith('Screen.tsx')
  if (zone === 'locales') return ['i18n', 'build'].includes(file.zone)
  // The stand-in backend is the app's judge: it may know the words of the api, nothing more.
  if (file.zone === 'mock-backend') return zone === 'api' && typeOnly
  if (areStrangers(file.zone, zone)) return false
  return file.zone === 'build' || levelOf(zone) > levelOf(file.zone)
}

describe('which way files may depend', () => {
  test('every folder of src has its place in the rules', () => {
    const zones = readdirSync('src').filter((name) => !name.endsWith('.d.ts'))
    expect(zones.filter((zone) => levelOf(zone) < 0 && !beside.includes(zone))).toEqual([])
  })

  test('an import goes to a layer further in, never out or across', () => {
    const broken = productFiles.flatMap((file) =>
      file.imports
        .filter(({ target }) => target !== undefined && zoneOf(target) !== 'mock-backend')
        .filter((one) => !mayImport(file, one))
        .map(({ target }) => `${file.path} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('every file that is imported is there', () => {
    const missing = sourceFiles.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target !== undefined && !existsSync(target))
        .map(({ target }) => `${path} -> ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('only the start of the demo reaches the stand-in backend, and only when it runs', () => {
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
          // Sets up the library that reads, and draws nothing.
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
