import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The kilobytes, compressed, of the page in a build folder with the scripts and styles that it names. */
export function entrySize(folder: string): number {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const assets = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]
  const files = ['index.html', ...new Set(assets.map(([, file = '']) => file))]
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000)
}

/** Says after a build how much a first visit loads before the app starts. */
export function printEntrySize(): Plugin {
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
