import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rmSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { cachedBuild } from './build-cache'
import { makeBuildId } from './plugins/build-id'

export const modes = ['develop', 'staging', 'main', 'demo'] as const
export type Mode = (typeof modes)[number]
export const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)

const appConfig = 'vite.config.ts'
/** The same build with compressed copies beside its files. */
export const hostedConfig = 'vite.hosting.config.ts'

/**
 * Builds the app as `npm run build:{mode}` does, with these settings over those of the mode's file,
 * and returns the folder. An unchanged build is taken from the cache, so callers must not write
 * into it.
 */
export function buildApp(mode: Mode, settings: Record<string, string> = {}): string {
  const id = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 8)
  return cachedBuild({
    folder: resolve('.cache/builds'),
    name: `${mode}-${id}`,
    inputs: hashOfInputs(),
    make: (into) => void buildInto(into, mode, settings),
  })
}

/**
 * Builds into this folder and empties it first, in a child process, so that the caller's modules
 * and environment do not leak in.
 */
export function buildInto(
  folder: string,
  mode: Mode,
  settings: Record<string, string>,
  config = appConfig,
): string {
  rmSync(folder, { recursive: true, force: true })
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  const env = Object.entries(process.env).filter(([key]) => !/^(NODE_ENV$|VITE)/.test(key))
  const into = ['--outDir', folder, '--emptyOutDir']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', ...`--config ${config} --mode ${mode} --logLevel warn`.split(' '), ...into],
    { env: { ...Object.fromEntries(env), ...settings }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The ${mode} build failed:\n${stdout}\n${stderr}`)
  return folder
}

const folders = ['src', 'locales', 'public']
const files = /^(index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json|\.env.*)$/

/** All that a build of the app is made of: its files, without those of the tests, and its id. */
function inputFiles(): string[] {
  const within = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  return [...readdirSync('.').filter((name) => files.test(name)), ...folders.flatMap(within)].sort()
}

/** Changes when a build made now could differ from one made before. */
function hashOfInputs(): string {
  const hash = createHash('sha256').update(makeBuildId())
  for (const file of inputFiles()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
