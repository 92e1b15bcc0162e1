import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBuildId } from './plugins/build-id'

const folders = ['src', 'locales', 'public', 'tests/pseudo-language']
const files = /^(index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json|\.env.*)$/

/** All that a build of the app is made of: its files, without those of the tests, and its id. */
function inputFiles(): string[] {
  const within = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
  return [...readdirSync('.').filter((name) => files.test(name)), ...folders.flatMap(within)].sort()
}

/** Changes when a build made now could differ from one made before. */
export function hashOfInputs(): string {
  const hash = createHash('sha256').update(makeBuildId())
  for (const file of inputFiles()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
