import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, prerenderedPages } from '../../config/prerendered-pages.ts'

/** The pages of the build in this folder one after the other: one policy lets what stands in them run. */
export function pagesOf(folder: string): string {
  const files = prerenderedPages
    .map((path) => join(folder, fileOf(path)))
    .filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
