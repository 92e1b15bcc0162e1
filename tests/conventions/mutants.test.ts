import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { targets } from '@tests/mutants/targets'

type Known = { file: string; code: string; why: string }

const known: readonly Known[] = JSON.parse(readFileSync('tests/mutants/survivors.json', 'utf8'))

describe('the breaks of npm run mutants', () => {
  test('are made in files that are there, for tests that are there', () => {
    const gone = targets
      .flatMap(({ file, tests }) => [file, ...tests])
      .filter((f) => !existsSync(f))
    expect(targets.length).toBeGreaterThan(25)
    expect(gone).toEqual([])
  })

  test('that nobody notices have a reason, and code that is still there', () => {
    const stale = known.filter(
      ({ file, code, why }) => why.length < 20 || !readFileSync(file, 'utf8').includes(code),
    )
    expect(stale).toEqual([])
  })
})
