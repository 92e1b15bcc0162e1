import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = import.meta.dirname
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** The curriculum's files by path, as Node reads them. */
export const files: Record<string, unknown> = Object.fromEntries(
  paths
    .filter((path) => path.endsWith('.json'))
    .map((path) => [
      `./${path.replaceAll('\\', '/')}`,
      JSON.parse(readFileSync(join(folder, path), 'utf8')),
    ]),
)
