import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The commit that is built, with `-dirty` if files differ from it; `no commit` outside a
 * repository.
 */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : 'no commit'
}

export function makeBuildId(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  return `${version} ${commit()}`
}

/** Writes into the app which build it is, where it asks for that (src/config/build-id.ts). */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    config: () => ({ define: { __BUILD_ID__: JSON.stringify(makeBuildId()) } }),
  }
}
