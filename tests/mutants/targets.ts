import { existsSync, readdirSync } from 'node:fs'

export type Target = {
  /** The file whose code is broken. */
  file: string
  /** The tests that are to notice. */
  tests: readonly string[]
  /** Rules need no browser; what stores or asks for things gets the simulated one. */
  environment: 'node' | 'jsdom'
  /** So many of a hundred breaks are to be noticed. */
  reach: number
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .sort()
const testsOf = (folder: string) =>
  sources.filter((path) => path.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(path))

/** Pure rules: each against the tests beside it alone. */
const rules = sources
  .filter((path) => /-(rules|layout|steps|progress)\.ts$/.test(path))
  .map((file): Target => ({
    file,
    tests: [file.replace('.ts', '.test.ts')],
    environment: 'node',
    reach: 98,
  }))

/** What speaks with the backend and what stores the learner's things: its own tests, else its folder's. */
const edges = ['src/api/transport', 'src/learner'].flatMap((folder) =>
  sources
    .filter((path) => path.startsWith(`${folder}/`) && /^[^A-Z]+(?<!\.test)\.ts$/.test(path))
    .map((file): Target => {
      const own = file.replace('.ts', '.test.ts')
      const tests = existsSync(own) ? [own] : testsOf(folder)
      return { file, tests, environment: 'jsdom', reach: 90 }
    }),
)

/** Every file that is broken on purpose. */
export const targets: readonly Target[] = [...rules, ...edges]
