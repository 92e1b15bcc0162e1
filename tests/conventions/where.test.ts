import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const table = /## Where does X go\?\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''

/** The rows of the table: the question with its paths. */
const rows = new Map(
  table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | '))
    .map(([what = '', where = '']) => [
      what.replace('| ', '').trim(),
      [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    ]),
)

/** Questions of a newcomer with their answers. */
const answers = {
  'a screen': 'src/app/routes.tsx',
  'a rule of the product': 'src/features/rules.md',
  'what the backend says and takes': 'src/api/contract.md',
  'a read': 'src/api/transport/useRead.ts',
  'a write': 'src/api/transport/useWrite.ts',
  'an answer that is worded differently': 'src/api/transport/read-answer.ts',
  'the sentence for an error': 'locales/en/errors.json',
  'where the token is': 'src/learner/session.ts',
  'what is stored, where and until when': 'src/learner/stored-things.ts',
  'a form and its checks': 'src/ui/form/useCheckedForm.ts',
  'where a learner goes after sign-in': 'src/features/auth/sign-in/destination-rules.ts',
  'what is locked, what comes next': 'src/features/learning-path/unlock-rules.ts',
  'a kind of lesson': 'src/features/modules/README.md',
  'a language': 'src/i18n/languages.ts',
  'a colour, a size, a duration': 'src/ui/theme/tokens.json',
  'a drawing or icon': 'src/art',
  'a learner, an answer or a refusal of the stand-in': 'src/mock-backend/README.md',
  'what a lesson teaches': 'src/mock-backend/curriculum/README.md',
  'a setting of a build': 'src/config/env.ts',
  'a setting of a learner, what a ship brings': 'src/learner/settings/settings.ts',
  'what is read aloud, and how': 'src/ui/speech',
  'a header or the policy of the host': 'src/build/hosting',
  'a convention': 'tests/conventions',
  'a picture of a screen': 'tests/pictures',
} as const

describe('where things are', () => {
  test.each(Object.entries(answers))('%s: %s', (what, where) => {
    expect(rows.get(what)).toContain(where)
  })

  test('every path in the table exists', () => {
    const paths = [...rows.values()]
      .flat()
      .filter((path) => /^(src|tests|locales|SECURITY)\b/.test(path))
    const gone = paths.filter((path) => !path.includes('<') && !existsSync(path))
    expect(paths.length).toBeGreaterThan(20)
    expect(gone).toEqual([])
  })
})
