import { expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** The files that each file imports, types included. */
const importsOf = new Map(
  productFiles.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
)

/** An import cycle through a file, or null. */
function cycleThrough(start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of importsOf.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

test('no import cycles, not even of types', () => {
  const cycles = [...importsOf.keys()].flatMap((path) => {
    const cycle = cycleThrough(path)
    return cycle && cycle.toSorted()[0] === path ? [cycle.join(' -> ')] : []
  })
  expect(importsOf.size).toBeGreaterThan(300)
  expect(cycles).toEqual([])
})
