import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textFiles = new Set(['.html', '.js', '.mjs', '.css', '.json', '.svg', '.txt', '.webmanifest'])

/** Below this a compressed answer is not smaller on the wire than the packet it travels in. */
const smallest = 1000

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path)
  const [gz, br] = await Promise.all([
    toGzip(content, { level: 9 }),
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ])
  writeFileSync(`${path}.gz`, gz)
  writeFileSync(`${path}.br`, br)
}

/**
 * Writes `name.gz` and `name.br` beside every text file of a build, as strong as they get: a host
 * sends them as they are and spends no time of its own. Returns how many files it compressed.
 */
export async function compressBuild(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => textFiles.has(extname(path)) && statSync(path).size >= smallest)
  await Promise.all(files.map(compressFile))
  return files.length
}
