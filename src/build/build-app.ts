import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { makeBuildId } from './plugins/build-id'

const modes = ['develop', 'staging', 'main', 'demo'] as const
export type Mode = (typeof modes)[number]
export const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)

/**
 * Builds the app as `vite build --mode {mode}` does, with these settings over those of the mode's file,
 * and returns the folder. An unchanged build is taken from the cache, so callers must not write
 * into it.
 */
export function buildApp(mode: Mode, settings: Record<string, string> = {}): string {
  const cache = resolve('.cache/builds')
  const name = `${mode}-${hashOf(JSON.stringify(settings))}`
  const folder = join(cache, `${name}-${hashOf(makeBuildId(), ...inputFiles())}`)
  // The headers for a host stand beside the build, in the folder that is cached.
  const site = join(folder, 'site')
  if (existsSync(folder)) return site
  removeOlder(cache, name, folder)
  const fresh = `${folder}.${process.pid}`
  buildInto(join(fresh, 'site'), mode, settings)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another process was faster, and has built the same.
    rmSync(fresh, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return site
}

/** Removes builds of this name from other inputs, but not what a process is building now. */
function removeOlder(cache: string, name: string, folder: string): void {
  if (!existsSync(cache)) return
  const older = readdirSync(cache)
    .filter((entry) => entry.startsWith(`${name}-`))
    .map((entry) => join(cache, entry))
    .filter((path) => !path.startsWith(folder))
  for (const path of older) rmSync(path, { recursive: true, force: true })
}

/**
 * Builds into this folder and empties it first, in a child process, so that the caller's modules
 * and environment do not leak in.
 */
function buildInto(folder: string, mode: Mode, settings: Record<string, string>): void {
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  const env = Object.entries(process.env).filter(([key]) => !/^(NODE_ENV$|VITE)/.test(key))
  const into = ['--outDir', folder, '--emptyOutDir']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', mode, '--logLevel', 'warn', ...into],
    { env: { ...Object.fromEntries(env), ...settings }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The ${mode} build failed:\n${stdout}\n${stderr}`)
}

const folders = ['src', 'locales', 'public']
const files = /^(index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json|\.env.*)$/

/** All that a build of the app is made of: its files with their names, without those of the tests. */
function inputFiles(): (string | Buffer)[] {
  const within = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(test|spec)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  const all = [...readdirSync('.').filter((name) => files.test(name)), ...folders.flatMap(within)]
  return all.sort().flatMap((file) => [file, readFileSync(file)])
}

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
