import { expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** The files that a file needs of this repository, its types included. */
const needs = new Map(
  productFiles.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target ?? [])]),
)

/** The way from a file back to itself, or null. */
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

test('no file needs itself by way of others, not even for a type', () => {
  const circles = [...needs.keys()].flatMap((path) => {
    const circle = circleThrough(path)
    return circle && circle.toSorted()[0] === path ? [circle.join(' -> ')] : []
  })
  expect(needs.size).toBeGreaterThan(300)
  expect(circles).toEqual([])
})
