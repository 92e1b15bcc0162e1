import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakLine, breaks, type Break } from './breaks'
import { marks, type Mark } from './promises'

/** A title as it stands in the code, as a pattern of the titles that its cases get. */
const patternOf = ({ title }: Mark) =>
  title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\$\w+|%[sdifjo#]/g, '.*')

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Those of the marked tests that fail now. */
function failing(kept: readonly Mark[]): Mark[] {
  const report = join(mkdtempSync(join(tmpdir(), 'promises-')), 'report.json')
  const files = [...new Set(kept.map(({ file }) => file))]
  const only = `(?:^| )(?:${kept.map(patternOf).join('|')})$`
  const how = ['--reporter=json', `--outputFile=${report}`, '-t', only]
  spawnSync('npx', ['vitest', 'run', ...files, ...how])
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
  return kept.filter((mark) => {
    const own = new RegExp(`^${patternOf(mark)}$`)
    return failed.some(({ title }) => own.test(title))
  })
}

/** Which of the tests notice a break, made for as long as they run; none where the code is another one now. */
function noticing({ file, code, becomes }: Break, kept: readonly Mark[]): Mark[] {
  const whole = readFileSync(file, 'utf8')
  if (whole.split(code).length !== 2) return []
  try {
    writeFileSync(
      file,
      whole.replace(code, () => becomes),
    )
    return failing(kept)
  } finally {
    writeFileSync(file, whole)
  }
}

/** Breaks one promise in each of its ways; gives what nobody noticed, and the tests that never did. */
function tryPromise(id: string): string[] {
  const kept = marks().filter((mark) => mark.id === id)
  const awake = new Set<Mark>()
  const unseen = breaks
    .filter(({ promise }) => promise === id)
    .filter((one) => {
      const noticed = noticing(one, kept)
      for (const mark of noticed) awake.add(mark)
      return noticed.length === 0
    })
  return [
    ...unseen.map((one) => `${id}: no test notices ${breakLine(one)}`),
    ...kept
      .filter((mark) => !awake.has(mark))
      .map(({ file, title }) => `${id}: ${file} never fails: ${title}`),
  ]
}

/**
 * Breaks promises on purpose, one after the other, and sees whether their tests fail. The words are how
 * their ids begin: `npm run promises -- 2.48 9`.
 */
export function main(words: readonly string[]): void {
  const ids = [...new Set(breaks.map(({ promise }) => promise))]
  const chosen = ids.filter((id) => words.length === 0 || words.some((word) => id.startsWith(word)))
  const wrong = chosen.flatMap((id) => {
    const lines = tryPromise(id)
    console.log(lines.length === 0 ? `${id}: noticed` : lines.join('\n'))
    return lines
  })
  if (wrong.length > 0) process.exitCode = 1
}
