import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The same on every machine, and another one for each style sheet. */
function idOf(file: string): string {
  const [path = ''] = normalizePath(relative(root, file)).split('?')
  const hash = createHash('sha256').update(path).digest().readUInt32BE()
  return hash.toString(36).padStart(4, '0').slice(-4)
}

/** The name of a class in the page: each stands in a script and a style sheet, so it is short. */
export const className = (name: string, file: string) => `${name}_${idOf(file)}`
