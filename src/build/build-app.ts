import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

export const modes = ['develop', 'staging', 'main', 'demo'] as const
export type Mode = (typeof modes)[number]
export const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)

/**
 * Builds the app as `npm run build:{mode}` does, with these settings in place of the mode's file,
 * and returns the folder. In a process of its own, so that nothing of the caller leaks into it.
 */
export function buildApp(mode: Mode, name: string, settings: Record<string, string> = {}): string {
  return buildInto(resolve('.cache/builds', name), mode, settings)
}

/** The same into this folder, whatever was there before. */
export function buildInto(folder: string, mode: Mode, settings: Record<string, string>): string {
  rmSync(folder, { recursive: true, force: true })
  const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
  const env = Object.entries(process.env).filter(([key]) => !/^(NODE_ENV$|VITE)/.test(key))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--mode', mode, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { env: { ...Object.fromEntries(env), ...settings }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The ${mode} build failed:\n${stdout}\n${stderr}`)
  return folder
}
