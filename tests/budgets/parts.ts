import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { minify } from 'vite'
import { buildApp } from '@/build/build-app'
import { apiBaseUrl } from '@tests/fixtures/browser/api-address'

/** Paths of the modules that only serve Listen or the second language. */
const lessonExtras =
  /^ui\/(speech|reading)\/|^ui\/icons\/actions\/listen|\/(useFetchTranslation|translated-question)\.ts$/

const shape = v.record(v.string(), v.string())

/**
 * What a lesson loads of Listen and the second language before they are used, in kB gzip. The
 * modules are minified separately, so the result is slightly too large.
 */
export async function sizeOfLessonExtras(): Promise<number> {
  const config = 'tests/budgets/vite.config.ts'
  const folder = buildApp('main', { VITE_API_BASE_URL: apiBaseUrl }, config)
  const text = readFileSync(join(folder, 'lesson-modules.json'), 'utf8')
  const modules = Object.entries(v.parse(shape, JSON.parse(text)))
  const parts = modules.filter(([path]) => lessonExtras.test(path))
  if (parts.length === 0) throw new Error('A lesson loads neither Listen nor the second language')
  // No compression of unused code: the users of these exports are in other modules.
  const small = await Promise.all(
    parts.map(([path, code]) => minify(`${path}.js`, code, { compress: false, module: true })),
  )
  return gzipSync(small.map(({ code }) => code).join('\n'), { level: 9 }).length / 1000
}
