import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../conventions/support/source-files'

const page = 'tests/promises/promises.md'

/** A test with the ids of its promises in the comment above it: `// [4.2.1] [6.1.4]`. */
export type Mark = { id: string; file: string; title: string }

const mark = /^ *\/\/ ((?:\[[\d.]+\] ?)+)$/gm
/** The tests of a guest go with it, so the page does not name them. */
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('src/extras/')

/** The title of the test that starts here: the first string that is not in a table of cases. */
function titleOf(code: string): string {
  const called = /^ *(?:test|it)(?:\.\w+)?\(\s*(['"`])(.+?)\1,/.exec(code)
  const afterCases = /\)\(\s*(['"`])(.+?)\1,/.exec(code)
  return (called ?? afterCases)?.[2] ?? ''
}

export function marksIn(file: string, text: string): Mark[] {
  return [...text.matchAll(mark)].flatMap(({ 0: { length }, 1: ids = '', index }) => {
    const title = titleOf(text.slice(index + length + 1))
    return [...ids.matchAll(/[\d.]+/g)].map(([id]) => ({ id, file, title }))
  })
}

export const marks = (): Mark[] =>
  ['src', 'tests']
    .flatMap(filesBelow)
    .filter(isTest)
    .flatMap((file) => marksIn(file, readFileSync(file, 'utf8')))

const promise = /^- \*\*([\d.]+)\*\* (.+)\n(?: {2}- .*\n)*/gm

/** The promises of the page, by id. */
export const promisesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(promise)].map(([, id = '', sentence = '']) => [id, sentence]))

/** The page with the tests of each promise below it. */
export function withTests(text: string, all: readonly Mark[] = marks()): string {
  return text.replace(promise, (_lines, id: string, sentence: string) => {
    const kept = all
      .filter((one) => one.id === id)
      .map(({ file, title }) => `  - \`${file}\`: \`${title.replaceAll('`', "'")}\`\n`)
    return [`- **${id}** ${sentence}\n`, ...kept].join('')
  })
}

/** Writes the tests below each promise. */
function main(): void {
  writeFileSync(page, withTests(readFileSync(page, 'utf8')))
}

if (process.argv[1] === import.meta.filename) main()
