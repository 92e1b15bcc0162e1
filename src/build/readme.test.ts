import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

/** The files and folders that the README links to, names as code, or lists as rooms. */
const named = [
  /\]\((?!https?:)([^)#]+)/g,
  /`((?:src|tests|locales|public)\/[^`\s]*)`/g,
  /^((?:src|tests|locales|public|index)[\w./-]*) {2,}/gm,
].flatMap((pattern) => [...readme.matchAll(pattern)].map(([, path = '']) => path))

test('each file that the README names exists', () => {
  expect(named).toContain('src/app/router.tsx')
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
