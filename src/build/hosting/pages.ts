import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, prerenderedPages } from '../../config/prerendered-pages.ts'

/**
 * The HTML of all pages of a build, joined: one policy must allow the inline code of every page.
 */
export function pagesOf(folder: string): string {
  const files = prerenderedPages
    .map((path) => join(folder, fileOf(path)))
    .filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
