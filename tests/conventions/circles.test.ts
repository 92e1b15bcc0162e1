import { expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** The files that each file imports, types included. */
const needs = new Map(
  productFiles.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
)

/** An import cycle through a file, or null. */
function circleThrough(start: string): string[] | null {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of needs.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}

test('no import cycles, not even of types', () => {
  const circles = [...needs.keys()].flatMap((path) => {
    const circle = circleThrough(path)
    return circle && circle.toSorted()[0] === path ? [circle.join(' -> ')] : []
  })
  expect(needs.size).toBeGreaterThan(300)
  expect(circles).toEqual([])
})
