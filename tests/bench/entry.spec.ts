import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { test } from '../support/e2e'

type Sizes = Record<string, number>

const add = (sizes: Sizes, name: string, size: number) => {
  sizes[name] = (sizes[name] ?? 0) + size
}

/** The largest, in kilobytes. */
const largest = (sizes: Sizes, count: number) =>
  Object.entries(sizes)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, size]) => ({ name, 'gzip, kB': Math.round(size / 100) / 10 }))

test('kilobytes of the entry by package, and of our own files', async () => {
  const result = await build({ mode: 'main', logLevel: 'error', build: { write: false } })
  if (!('output' in result)) throw new Error('There are several builds')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'))
  const files = new Set([entry?.fileName])
  // A set also visits what is added meanwhile: the imports of the imports.
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((name) => files.add(name))

  const packages: Sizes = {}
  const own: Sizes = {}
  for (const { code, modules } of chunks.filter(({ fileName }) => files.has(fileName))) {
    const size = gzipSync(code).length
    add(packages, `all, in ${files.size} files`, size)
    const lengths = Object.entries(modules).map(
      ([id, { renderedLength }]) => [id, renderedLength] as const,
    )
    const whole = lengths.reduce((sum, [, length]) => sum + length, 0)
    for (const [id, length] of lengths) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
      // Its share of the compressed chunk.
      const share = (size * length) / whole
      add(packages, name ?? 'Norte', share)
      if (name === undefined) add(own, relative('.', id), share)
    }
  }
  console.table(largest(packages, 30))
  console.table(largest(own, 50))
})
