import { readFileSync, writeFileSync } from 'node:fs'
import { filesBelow } from '../conventions/support/source-files'

const page = 'tests/promises/promises.md'

/** A test with the ids of its promises in the comment above it: `// [4.2.1] [6.1.4]`. */
type Mark = { id: string; file: string; title: string }

const mark = /^(?: *\/\/ (?:\[[\d.]+\] ?)+\n)+/gm
/** The tests of a guest go with it, so the page does not name them. */
const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('src/extras/')

/** The title of the test that starts here: the first string that is not in a table of cases. */
function titleOf(code: string): string {
  const called = /^ *(?:test|it)(?:\.\w+)?\(\s*(['"`])(.+?)\1,/.exec(code)
  const afterCases = /\)\(\s*(['"`])(.+?)\1,/.exec(code)
  return (called ?? afterCases)?.[2] ?? ''
}

function marksIn(file: string, text: string): Mark[] {
  return [...text.matchAll(mark)].flatMap(({ 0: ids, index }) => {
    const title = titleOf(text.slice(index + ids.length))
    return [...ids.matchAll(/[\d.]+/g)].map(([id]) => ({ id, file, title }))
  })
}

const marks = (): Mark[] =>
  ['src', 'tests']
    .flatMap(filesBelow)
    .filter(isTest)
    .flatMap((file) => marksIn(file, readFileSync(file, 'utf8')))

const promise = /^- \*\*([\d.]+)\*\* (.+)\n(?: {2}- .*\n)*/gm

/** Writes the tests below each promise; fails where a promise has none, or an id no promise. */
function main(): void {
  const text = readFileSync(page, 'utf8')
  const all = marks()
  const ids = [...text.matchAll(promise)].map(([, id = '']) => id)
  const tested = (id: string) => all.some((one) => one.id === id)
  const lost = [
    ...ids.filter((id) => !tested(id)).map((id) => `${id} has no test`),
    ...all
      .filter(({ id, title }) => !ids.includes(id) || title === '')
      .map(({ id, file }) => `${id} in ${file} is no promise, or is above no test`),
  ]
  const listed = text.replace(promise, (_lines, id: string, sentence: string) => {
    const tests = all
      .filter((one) => one.id === id)
      .map(({ file, title }) => `  - \`${file}\`: \`${title.replaceAll('`', "'")}\`\n`)
    return [`- **${id}** ${sentence}\n`, ...tests].join('')
  })
  writeFileSync(page, listed)
  if (lost.length > 0) throw new Error(lost.join('\n'))
}

main()
