import { readFileSync } from 'node:fs'
import { breakFile, fetchStryker } from './stryker'
import { targets, type Target } from './targets'

/** By file: reasons why mutants survive, with their numbers. */
type KnownSurvivors = Record<string, Record<string, number>>

export const knownSurvivors: KnownSurvivors = JSON.parse(
  readFileSync('tests/mutants/survivors.json', 'utf8'),
)

const firstLine = (code: string) => code.replace(/\n[\s\S]*/, ' …')

/** Tests the mutants of one file; returns the problems. */
function tryFile(target: Target): string[] {
  const { noticed, all, survivors } = breakFile(target)
  const reasons = knownSurvivors[target.file] ?? {}
  const known = Object.values(reasons).reduce((sum, count) => sum + count, 0)
  console.log(`${target.file}: ${noticed} of ${all} noticed, ${known} known to survive`)
  if (survivors.length === known) return []
  return [
    `${target.file}: ${survivors.length} survive, ${known} have a reason in survivors.json`,
    ...Object.keys(reasons).map((reason) => `  known: ${reason}`),
    ...survivors.map(
      ({ line, code, becomes }) =>
        `${target.file}:${line}: nobody notices\n  ${firstLine(code)}\n→ ${firstLine(becomes)}`,
    ),
  ]
}

/**
 * Mutation testing: changes the code in one place at a time, and checks that its tests fail.
 * Arguments select files by path: `npm run mutants -- username quiz`.
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
