import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const table = /## Where does X go\?\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''

/** The rows of the table: what is looked for, and the paths that stand beside it. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split(' | '))
  .map(([what = '', where = '']) => ({
    what,
    paths: [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }))

/** What a newcomer looks for, by words of the first column, and where it is. */
const answers = {
  'a screen': 'src/app/routes.tsx',
  'a rule of the product': 'src/features/rules.md',
  'is locked': 'src/features/learning-path/unlock-rules.ts',
  'a finished lesson': 'src/features/modules/completion/completion-rules.ts',
  'a second press': 'useGoOn.ts',
  'a sign-in leads': 'src/features/auth/sign-in/destination-rules.ts',
  'Google’s button': 'src/features/auth/google/GoogleButton.tsx',
  'a call of the backend': 'src/api/contract.md',
  'the token': 'src/api/transport/client.ts',
  'cannot be read': 'src/api/transport/parse-answer.ts',
  'the sentence for an error': 'src/api/transport/account-errors.ts',
  'a text': 'locales/words.md',
  'Great Job': 'locales/en/celebrations.json',
  'the trophy': 'tests/journeys/skills/trophy-comes-once.test.tsx',
  'stored in the browser': 'src/learner/stored-things.ts',
  'how the app looks for a learner': 'src/learner/look.ts',
  'a form and its checks': 'src/ui/form/useForm.ts',
  'a kind of lesson': 'src/features/modules/README.md',
  'reading aloud': 'src/extras/read-aloud',
  'a color or size': 'src/ui/theme/tokens.json',
  'how long something waits': 'src/config/timing.json',
  'the banner': 'src/app/environment-banner.css',
  'an icon or picture': 'src/art',
  'a learner of the stand-in': 'src/mock-backend/seed/learners.ts',
  'a lesson’s content': 'src/mock-backend/curriculum/README.md',
  'Content-Security-Policy': 'src/build/hosting/csp.ts',
  'a new version': 'src/app/updates',
  'a promise': 'tests/promises/promises.md',
  'a test': 'tests/README.md',
} as const

describe('where things are', () => {
  test.each(Object.entries(answers))('%s: %s', (what, where) => {
    const found = rows.filter((row) => row.what.replaceAll("'", '’').includes(what))
    expect(found.flatMap(({ paths }) => paths)).toContain(where)
  })

  test('every place that the table names is there', () => {
    const paths = rows
      .flatMap((row) => row.paths)
      .filter((path) => /^(src|tests|locales|SECURITY|index)\b/.test(path))
    const gone = paths.filter((path) => !path.includes('<') && !existsSync(path))
    expect(paths.length).toBeGreaterThan(20)
    expect(gone).toEqual([])
  })
})
