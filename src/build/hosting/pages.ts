import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { earlyPages, fileOf } from '../../config/early-pages.ts'

/** The pages of the build in this folder one after the other: one policy lets what stands in them run. */
export function pagesOf(folder: string): string {
  const names = ['index.html', ...earlyPages.map(fileOf)]
  const files = names.map((name) => join(folder, name)).filter((file) => existsSync(file))
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}
