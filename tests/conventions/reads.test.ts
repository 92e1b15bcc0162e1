import { describe, expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** Reads go through one path: the query options of an area (`*.queries.ts`), used by React Query's own means. */

const shipped = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')
const isFactory = (path: string) => /^src\/(api|extras\/[a-z-]+)\/[a-z]+\.queries\.ts$/.test(path)
/** It asks whether the API answers at all. */
const asksForNothing = 'src/extras/offline/network.ts'
const filesWith = (pattern: RegExp) =>
  shipped.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

/** The requests that read, by file: `getSkillMap` of src/api/skills.ts, `getVideo` made by its `lessonRequest`. */
const reads = shipped
  .filter(({ path }) => /^src\/api\/[a-z]+\.ts$/.test(path))
  .flatMap(({ path, code }) =>
    [...code.matchAll(/export (?:(?:async )?function|const) (get\w+)(?:\([\s\S]*?\{| = \w+)/g)].map(
      (found) => ({
        path,
        name: found[1] ?? '',
        head: found[0],
      }),
    ),
  )

describe('reads', () => {
  test('have their query function in the query options of an area only', () => {
    expect(filesWith(/\bqueryFn\b/).filter((path) => !isFactory(path))).toEqual([])
  })

  test('and their prefetches use the same query options', () => {
    const asked = shipped.flatMap(({ code }) => [
      ...code.matchAll(
        /\b(?:useQuery|usePrefetchQuery|fetchQuery|prefetchQuery|ensureQueryData|getQueryData)\(([^)]*)/g,
      ),
    ])
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.map((one) => one[1]).filter((from) => !/\w+Query\b/.test(from ?? ''))).toEqual([])
  })

  test('are called by their query options only, and can be aborted', () => {
    expect(reads.length).toBeGreaterThan(8)
    const around = reads.flatMap(({ path, name }) =>
      shipped
        .filter((file) => ![path, asksForNothing].includes(file.path) && !isFactory(file.path))
        .filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code))
        .map((file) => `${file.path} asks ${name}`),
    )
    expect(around).toEqual([])
    expect(reads.filter(({ head }) => !/reading: Reading|= lessonRequest$/.test(head))).toEqual([])
  })

  test('pass on the signal that aborts the request', () => {
    const functions = shipped
      .filter(({ path, zone }) => isFactory(path) && zone === 'api')
      .flatMap(({ path, code }) =>
        [...code.matchAll(/queryFn: .*/g)].map(([line]) => `${path}: ${line}`),
      )
    expect(functions.length).toBeGreaterThan(5)
    expect(functions.filter((line) => !/\(\{ signal \}\) =>.*signal/.test(line))).toEqual([])
  })
})
