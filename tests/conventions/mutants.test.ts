import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { knownSurvivors } from '@tests/mutants/mutants'
import { targets } from '@tests/mutants/targets'

describe('the mutants of npm run mutants', () => {
  test('name existing files and tests', () => {
    const gone = targets
      .flatMap(({ file, tests }) => [file, ...tests])
      .filter((f) => !existsSync(f))
    expect(targets.length).toBeGreaterThan(25)
    expect(gone).toEqual([])
  })

  test('that survive have a reason', () => {
    const broken = new Set(targets.map(({ file }) => file))
    expect(Object.keys(knownSurvivors).filter((file) => !broken.has(file))).toEqual([])
    const reasons = Object.values(knownSurvivors).flatMap(Object.keys)
    expect(reasons.filter((reason) => reason.length < 20)).toEqual([])
  })
})
