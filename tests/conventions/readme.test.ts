import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { settingNames } from '@/config/env'
import { filesBelow } from './support/source-files'

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesBelow(`${folder}/${entry.name}`).length > 0)
    .map(({ name }) => name)

/** Every folder of the repository with a file in it. */
const there = new Set(
  ['src', 'tests', 'locales', 'public', '.ci'].flatMap(filesBelow).flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, parts) => parts.slice(0, depth + 1).join('/')),
  ),
)

describe.each([
  ['README.md', ['src', 'src/features']],
  ['tests/README.md', ['tests']],
])('the folder map of %s', (page, mapped) => {
  const map = /```text\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? ''

  test('names every folder that a newcomer meets first', () => {
    const missing = mapped
      .flatMap(foldersIn)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(map))
    expect(missing).toEqual([])
  })

  test('names no folder that is not there', () => {
    const named = map.split(/[\s,()]+/).filter((word) => word.endsWith('/'))
    const gone = named.filter(
      (one) => ![...there].some((folder) => `/${folder}/`.endsWith(`/${one}`)),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(gone).toEqual([])
  })
})

test('every command that a document names is in package.json', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  )
  const pages = ['README.md', ...['src', 'tests', 'locales'].flatMap(filesBelow)]
  const used = pages
    .filter((page) => page.endsWith('.md'))
    .flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]+)/g)])
    .map(([, name = '']) => name)
  expect(used).toContain('screens')
  expect(used.filter((name) => !(name in scripts))).toEqual([])
})

test('the table of settings names every setting, and no other', () => {
  const [, part = ''] = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? []
  const named = [...part.matchAll(/`(VITE_\w+)`/g)].map(([, name]) => name)
  expect(named).toEqual(settingNames)
})
