import { readFileSync } from 'node:fs'
import { breakFile, fetchStryker, type Survivor } from './stryker'
import { targets, type Target } from './targets'

type Known = Omit<Survivor, 'line'> & { why: string }

/** Breaks that no test can notice, or none needs to, each with the reason. */
const known: readonly Known[] = JSON.parse(readFileSync('tests/mutants/survivors.json', 'utf8'))

const isSame = (one: Known, { file, code, becomes }: Survivor) =>
  one.file === file && one.code === code && one.becomes === becomes

const firstLine = (code: string) => code.replace(/\n[\s\S]*/, ' …')

/** Tries one file; gives the lines of what is wrong, none if all is well. */
function tryFile(target: Target): string[] {
  const { noticed, all, survivors } = breakFile(target)
  const unknown = survivors.filter((one) => !known.some((other) => isSame(other, one)))
  const explained = survivors.length - unknown.length
  // What no test can notice is no break, so it is not counted.
  const percent = all === explained ? 100 : (100 * noticed) / (all - explained)
  const numbers = `${noticed} of ${all} noticed, ${explained} explained`
  console.log(`${target.file}: ${numbers}, ${percent.toFixed(1)} %`)
  const gone = known.filter(
    (one) => one.file === target.file && !survivors.some((other) => isSame(one, other)),
  )
  return [
    ...(percent < target.reach ? [`${target.file}: below ${target.reach} %`] : []),
    ...unknown.map(
      ({ file, line, code, becomes }) =>
        `${file}:${line}: nobody notices\n  ${firstLine(code)}\n→ ${firstLine(becomes)}`,
    ),
    ...gone.map(
      ({ code }) => `${target.file}: is noticed now, strike it from the list: ${firstLine(code)}`,
    ),
  ]
}

/**
 * Breaks the code on purpose, one place at a time, and sees whether its own tests notice. The words
 * choose files by their paths: `npm run mutants -- username quiz`.
 */
export function main(words: readonly string[]): void {
  fetchStryker()
  const chosen = targets.filter(
    ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
  )
  const wrong = chosen.flatMap(tryFile)
  console.log(wrong.join('\n'))
  if (wrong.length > 0) process.exitCode = 1
}
