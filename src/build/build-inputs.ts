import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBuildId } from './plugins/build-id'

const folders = ['src', 'locales', 'public', 'tests/pseudo-language']
const files = /^(index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json|\.env.*)$/

/** Every file that a build depends on, except tests. */
function inputFiles(): string[] {
  const within = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  return [...readdirSync('.').filter((name) => files.test(name)), ...folders.flatMap(within)].sort()
}

/** A hash that changes whenever a new build could differ from an older one. */
export function hashOfInputs(): string {
  const hash = createHash('sha256').update(makeBuildId())
  for (const file of inputFiles()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
