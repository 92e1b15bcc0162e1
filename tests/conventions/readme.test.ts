import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './support/source-files'

const readme = readFileSync('README.md', 'utf8')
const map = /```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

/** The folders that the map names, each with a slash at its end. */
const named = map.split(/[\s,]+/).filter((word) => word.endsWith('/'))

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesBelow(`${folder}/${entry.name}`).length > 0)
    .map(({ name }) => name)

describe('the folder map of the README', () => {
  test('names every folder that a newcomer meets first', () => {
    const met = ['src', 'src/features', 'tests'].flatMap(foldersIn)
    const missing = met.filter((name) => !new RegExp(`\\b${name}\\b`).test(map))
    expect(missing).toEqual([])
  })

  test('names no folder that is not there', () => {
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

test('every script that the README names is in package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const used = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => !(name in scripts))).toEqual([])
})
