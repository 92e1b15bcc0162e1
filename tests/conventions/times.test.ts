import { describe, expect, test } from 'vitest'
import timing from '@/config/timing.json'
import { productFiles } from './support/source-files'

/** What runs in a learner's browser. */
const appFiles = productFiles.filter(({ zone }) => !['build', 'mock-backend'].includes(zone))

const ownWaits = [
  /\b(setTimeout|setInterval|useElapsed)\(.*\b[1-9][\d_]*\b/,
  /\b(staleTime|gcTime|refetchInterval|retryDelay): [1-9]/,
  /\bconst \w*([Aa]fter|[Dd]elay|[Pp]ause|[Pp]atience|[Ww]ait|[a-z]Ms) = [\d_]+$/m,
]

describe('every time that the app waits', () => {
  test('is waited somewhere', () => {
    const code = productFiles.map((file) => file.code).join()
    expect(Object.keys(timing).filter((name) => !code.includes(`timing.${name}`))).toEqual([])
  })

  test('stands in src/config/timing.json', () => {
    const elsewhere = appFiles.filter(({ code }) => ownWaits.some((wait) => wait.test(code)))
    expect(elsewhere.map(({ path }) => path)).toEqual([])
  })
})
