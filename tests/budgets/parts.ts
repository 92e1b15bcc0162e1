import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { minify } from 'vite'
import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

/** Only what lets a lesson be heard, or read in the other language: its modules by their paths. */
const listenAndPeek =
  /^ui\/(speech|peek)\/|^ui\/icons\/actions\/listen|\/(use\w*Peeks|useAskInOther|question-in-other)\.ts$/

const shape = v.record(v.string(), v.string())

/**
 * What a lesson loads of Listen and of the peek before either is used, in kB gzip: their modules made small by
 * themselves, which is a little more than they take among the others.
 */
export async function sizeOfListenAndPeek(): Promise<number> {
  const config = 'tests/budgets/vite.config.ts'
  const folder = buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }, config)
  const text = readFileSync(join(folder, 'lesson-modules.json'), 'utf8')
  const modules = Object.entries(v.parse(shape, JSON.parse(text)))
  const parts = modules.filter(([path]) => listenAndPeek.test(path))
  if (parts.length === 0) throw new Error('A lesson holds nothing of Listen and of the peek')
  // Nothing may go as unused: what uses it stands in other modules.
  const small = await Promise.all(
    parts.map(([path, code]) => minify(`${path}.js`, code, { compress: false, module: true })),
  )
  return gzipSync(small.map(({ code }) => code).join('\n'), { level: 9 }).length / 1000
}
