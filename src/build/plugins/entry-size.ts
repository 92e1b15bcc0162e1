import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Whoever raises it says in the commit what learners get for the longer wait. */
const limit = 310

/**
 * The kilobytes, compressed, of the scripts that the page in a build folder names. Throws above the limit. `npm run bench` says
 * what is in them.
 */
export function entrySize(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const names = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)
  const files = new Set([...names].map(([, file = '']) => file))
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(folder, file))).length)
  const size = Math.round(sizes.reduce((sum, one) => sum + one, 0) / 1000)
  if (size > limit) throw new Error(`The entry is ${size} kB, and the limit is ${limit} kB`)
  return size
}

/** Says after a build how much a first visit loads before the app starts; a build above the limit fails. */
export function limitEntrySize(): Plugin {
  let folder = ''
  let mode = ''
  return {
    name: 'entry-size',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir)
      mode = config.mode
    },
    writeBundle: () => console.log(`${mode}: the entry is ${entrySize(folder)} kB`),
  }
}
