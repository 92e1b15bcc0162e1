import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Target } from './targets'

const version = '9.6.1'
const home = '.cache/mutants'

/** A mutant that no test noticed. */
export type Survivor = { file: string; line: number; code: string; becomes: string }

export type Outcome = { noticed: number; all: number; survivors: readonly Survivor[] }

type Place = { line: number; column: number }
type Mutant = { status: string; replacement: string; location: { start: Place; end: Place } }
type Report = { files: Record<string, { source: string; mutants: readonly Mutant[] }> }

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env } })
}

/**
 * Stryker has 114 packages that nothing else needs, so it is no dependency: it is fetched on first
 * use, and runs the project's own Vitest.
 */
export function fetchStryker(): void {
  if (existsSync(`${home}/node_modules/@stryker-mutator/core`)) return
  mkdirSync(home, { recursive: true })
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${version}`)
  const how = ['--no-save', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stderr } = run('npm', ['install', '--prefix', home, ...how, ...packages])
  if (status !== 0) throw new Error(`Stryker ${version} cannot be fetched.\n${stderr}`)
}

const configOf = ({ file }: Target) => ({
  mutate: [file],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['json'],
  jsonReporter: { fileName: `${home}/report.json` },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', '.cache', '*.mp4', '*.pdf', '*.png'],
  // It supports TypeScript only up to version 6, and needs it only for project references.
  tsconfigFile: 'there-is-none.json',
})

/** The text between two positions of a source, both counted from 1. */
function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) =>
      line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

/** Makes and tests every mutant of a file. */
export function breakFile(target: Target): Outcome {
  writeFileSync(`${home}/config.json`, JSON.stringify(configOf(target)))
  const stryker = `${home}/node_modules/@stryker-mutator/core/bin/stryker.js`
  const { status, stdout } = run(process.execPath, [stryker, 'run', `${home}/config.json`], {
    MUTANTS_TESTS: target.tests.join(),
    MUTANTS_ENVIRONMENT: target.environment,
    // Stryker runs tests in threads, which cannot set a time zone; in UTC, local times and UTC
    // times would look alike.
    TZ: 'America/Lima',
  })
  if (status !== 0) throw new Error(`${target.file} cannot be tried.\n${stdout}`)
  const report: Report = JSON.parse(readFileSync(`${home}/report.json`, 'utf8'))
  const { source = '', mutants = [] } = report.files[target.file] ?? {}
  const counted = mutants.filter(({ status }) => !/Ignored|Error/.test(status))
  const left = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const survivors = left.map(({ location, replacement }) => ({
    file: target.file,
    line: location.start.line,
    code: textAt(source, location),
    becomes: replacement,
  }))
  return { noticed: counted.length - left.length, all: counted.length, survivors }
}
