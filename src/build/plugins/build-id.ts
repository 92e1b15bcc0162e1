import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * The commit that is built, with `-dirty` if files differ from it. Outside a repository, such as in
 * a Docker build, what the variable COMMIT says.
 */
function commit(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : process.env['COMMIT'] || 'no commit'
}

export function makeBuildId(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  return `${version} ${commit()}`
}

/** Writes the build's id into src/config/build-id.ts and, with the time, into `<meta name="version">` of the page. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    config: () => ({ define: { __BUILD_ID__: JSON.stringify(makeBuildId()) } }),
    transformIndexHtml: () => {
      const time = new Date().toISOString().slice(0, 16)
      return [{ tag: 'meta', attrs: { name: 'version', content: `${makeBuildId()} ${time}Z` } }]
    },
  }
}
