import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './support/source-files'

const readme = readFileSync('README.md', 'utf8')
const map = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

/** The folders in the README's map, with a final slash. */
const named = map.split(/[\s,]+/).filter((word) => word.endsWith('/'))

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesBelow(`${folder}/${entry.name}`).length > 0)
    .map(({ name }) => name)

describe('the folder map of the README', () => {
  test('names every top folder', () => {
    const met = ['src', 'src/features', 'tests'].flatMap(foldersIn)
    const missing = met.filter((name) => !new RegExp(`\\b${name}\\b`).test(map))
    expect(missing).toEqual([])
  })

  test('names only existing folders', () => {
    const there = new Set(
      ['src', 'tests', 'locales', 'public', '.ci'].flatMap(filesBelow).flatMap((file) =>
        file
          .split('/')
          .slice(0, -1)
          .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
      ),
    )
    const gone = named.filter(
      (one) => ![...there].some((folder) => `/${folder}/`.endsWith(`/${one}`)),
    )
    expect(gone).toEqual([])
  })
})

test('every script in the README is in package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const used = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !(name in scripts))).toEqual([])
})
