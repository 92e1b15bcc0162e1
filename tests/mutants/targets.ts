import { readdirSync } from 'node:fs'

export type Target = {
  file: string
  /** The tests that must fail. */
  tests: readonly string[]
  /** Rules run in Node; code with storage or requests needs jsdom. */
  environment: 'node' | 'jsdom'
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .sort()

/** Pure rules, each with the tests beside it. */
const rules = sources
  .filter((path) => /-(rules|layout|steps|progress)\.ts$/.test(path))
  .map((file): Target => ({
    file,
    tests: [file.replace('.ts', '.test.ts')],
    environment: 'node',
  }))

type Edge = [
  folder: string,
  files: readonly string[],
  tests: readonly string[],
  environment: Target['environment'],
]

/** Code that sends requests or stores data, with its tests. */
const edges = (
  [
    ['src/api/transport', ['read-answer'], ['read-answer'], 'node'],
    ['src/api/transport', ['schema-fields'], ['read-answer', 'normalize-answer'], 'node'],
    ['src/api/transport', ['normalize-answer'], ['normalize-answer'], 'node'],
    ['src/api/transport', ['spellings'], ['spellings', 'read-answer'], 'node'],
    ['src/api/transport', ['answer-schemas'], ['answer-schemas'], 'node'],
    ['src/api/transport', ['known-messages'], ['known-messages'], 'node'],
    ['src/api/transport', ['client'], ['client'], 'jsdom'],
    ['src/api/transport', ['api-error'], ['api-error'], 'node'],
    ['src/api/transport', ['account-errors'], ['account-errors'], 'jsdom'],
    ['src/api/transport', ['error-text'], ['error-text'], 'jsdom'],
    [
      'src/learner',
      ['session', 'present-learner'],
      ['session', 'sign-out/sign-out-broadcast'],
      'jsdom',
    ],
    ['src/learner', ['stored'], ['stored'], 'jsdom'],
    ['src/learner', ['stored-life'], ['stored-life'], 'jsdom'],
    ['src/learner', ['stored-thing'], ['stored-thing', 'stored'], 'jsdom'],
    ['src/learner', ['account-memory'], ['account-memory'], 'jsdom'],
    ['src/learner', ['last-seen'], ['last-seen'], 'jsdom'],
    ['src/learner', ['session-time'], ['session-time'], 'node'],
    ['src/learner', ['sign-out/sign-out-broadcast'], ['sign-out/sign-out-broadcast'], 'jsdom'],
    ['src/learner/settings', ['settings'], ['settings'], 'node'],
  ] satisfies Edge[]
).flatMap(([folder, files, tests, environment]) =>
  files.map((file): Target => ({
    file: `${folder}/${file}.ts`,
    tests: tests.map((test) => `${folder}/${test}.test.ts`),
    environment,
  })),
)

/** Every file to mutate. */
export const targets: readonly Target[] = [...rules, ...edges]
