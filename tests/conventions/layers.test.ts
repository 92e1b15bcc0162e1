import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productFiles, sourceFiles, zoneOf, type SourceFile } from './support/source-files'

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

function mayImport(file: SourceFile, target: string, typeOnly: boolean): boolean {
  const zone = zoneOf(target)
  if (topOf(zone) === 'extras') return zone === file.zone || file.path === 'src/app/extras.ts'
  if (zone === file.zone) return zone !== 'screens' || !target.endsWith('Screen.tsx')
  if (zone === 'locales') return ['i18n', 'build'].includes(file.zone)
  // The mock backend must not share the app's code that it tests: only types of the api, and numbers.
  if (file.zone === 'mock-backend')
    return (zone === 'api' && typeOnly) || (zone === 'config' && target.endsWith('.json'))
  if (areStrangers(file.zone, zone)) return false
  return file.zone === 'build' || levelOf(zone) > levelOf(file.zone)
}

describe('the direction of imports', () => {
  test('every folder of src has a rule', () => {
    const zones = readdirSync('src').filter((name) => !/\.(d\.ts|md)$/.test(name))
    expect(zones.filter((zone) => levelOf(zone) < 0 && !beside.includes(zone))).toEqual([])
  })

  test('an import goes to a lower layer, never up or across', () => {
    const broken = productFiles.flatMap((file) =>
      file.imports
        .filter(({ target }) => target !== undefined && zoneOf(target) !== 'mock-backend')
        .filter(({ target = '', typeOnly }) => !mayImport(file, target, typeOnly))
        .map(({ target }) => `${file.path} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('only the list of guests imports a guest, and no guest imports another', () => {
    const known = sourceFiles.flatMap(({ path, zone, imports }) =>
      imports
        .map(({ target = '' }) => target)
        .filter((target) => target.startsWith('src/extras/') && zoneOf(target) !== zone)
        .map((target) => `${path} -> ${target}`),
    )
    expect(known.filter((one) => !one.startsWith('src/app/extras.ts -> '))).toEqual([])
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
})

/** The owner's packages and others that have one place, with the folders that may import them. */
const places: Record<string, readonly string[]> = {
  react: ['src/'],
  'react-dom': ['src/app/', 'src/ui/', 'src/extras/'],
  'react-router-dom': [
    'src/app/',
    'src/screens/',
    'src/features/',
    'src/ui/controls/',
    'src/extras/',
  ],
  axios: ['src/api/transport/', 'src/extras/'],
  '@tanstack/react-query': [
    'src/api/',
    'src/app/',
    'src/features/',
    'src/ui/states/',
    'src/extras/',
  ],
  i18next: ['src/'],
  'react-i18next': ['src/'],
  'i18next-browser-languagedetector': ['src/i18n/'],
  '@mui/material': ['src/ui/'],
  '@emotion/react': ['src/ui/theme/'],
  '@emotion/cache': ['src/ui/theme/'],
  reactflow: ['src/ui/chart/', 'src/features/skill-map/', 'src/features/learning-path/'],
  'react-player': ['src/ui/media/'],
  '@react-oauth/google': ['src/features/auth/google/'],
  'lottie-react': ['src/art/celebrations/'],
  'react-hook-form': ['src/ui/form/'],
  'react-pdf': ['src/ui/media/pdf/'],
  vite: ['src/build/'],
  msw: ['src/mock-backend/'],
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

test.each(Object.entries(places))('%s is imported in %s only', (library, folders) => {
  const importers = productFiles
    .filter(({ imports }) => imports.some(({ specifier }) => packageOf(specifier) === library))
    .map(({ path }) => path)
  expect(importers).not.toEqual([])
  const strangers = importers.filter((path) => !folders.some((place) => path.startsWith(place)))
  expect(strangers).toEqual([])
})
