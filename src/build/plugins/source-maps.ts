import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Moves the source maps of a build from its folder to `<folder>.maps`, which no host serves. */
export function moveMaps(folder: string): void {
  const target = `${folder}.maps`
  rmSync(target, { recursive: true, force: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    renameSync(join(folder, file), join(target, file))
  }
}

/** Source maps to read the frames of reported problems with; the demo reports none. */
export function sourceMaps(): Plugin {
  let folder = ''
  return {
    name: 'source-maps',
    apply: (_config, { mode }) => mode !== 'demo',
    config: () => ({ build: { sourcemap: 'hidden' } }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: () => moveMaps(folder),
  }
}
