import { describe, expect, test } from 'vitest'
import { productFiles } from './support/source-files'

/** There is one way to ask the backend: a factory of an area (`*.queries.ts`), asked by `useRead`. */

const shipped = productFiles.filter(({ zone }) => zone !== 'build' && zone !== 'mock-backend')
const isFactory = (path: string) => /^src\/api\/[a-z]+\.queries\.ts$/.test(path)
const filesWith = (pattern: RegExp) =>
  shipped.filter(({ code }) => pattern.test(code)).map(({ path }) => path)

/** The requests that read, by the file that holds them: `getSkillMap` of src/api/skills.ts. */
const reads = shipped
  .filter(({ path }) => /^src\/api\/[a-z]+\.ts$/.test(path))
  .flatMap(({ path, code }) =>
    [...code.matchAll(/export (?:async )?function (get\w+)\([\s\S]*?\{/g)].map((found) => ({
      path,
      name: found[1] ?? '',
      head: found[0],
    })),
  )

describe('one way to ask', () => {
  test('the hooks that ask are known in one file', () => {
    const hooks = /\buse(Suspense|Infinite|Prefetch)?Quer(y|ies)\b(?!Client)/
    expect(filesWith(hooks)).toEqual(['src/api/transport/useRead.ts'])
  })

  test('key, function and kept copy are named in the factories of an area only', () => {
    expect(filesWith(/\bqueryFn\b/).filter((path) => !isFactory(path))).toEqual([])
    expect(filesWith(/\bsnapshotName:/).filter((path) => !isFactory(path))).toEqual([])
  })

  test('whoever asks ahead of a screen takes the same factory', () => {
    const asked = shipped.flatMap(({ code }) => [
      ...code.matchAll(/\b(?:fetchQuery|prefetchQuery|ensureQueryData)\(([^)]*)/g),
    ])
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.map((one) => one[1]).filter((from) => !/\w+Query\b/.test(from ?? ''))).toEqual([])
  })

  test('a request that reads is called by its factory only, and can be dropped', () => {
    expect(reads.length).toBeGreaterThan(8)
    const around = reads.flatMap(({ path, name }) =>
      shipped
        .filter((file) => file.path !== path && !isFactory(file.path))
        .filter(({ code }) => new RegExp(`\\b${name}\\b`).test(code))
        .map((file) => `${file.path} asks ${name}`),
    )
    expect(around).toEqual([])
    expect(reads.filter(({ head }) => !head.includes('reading: Reading'))).toEqual([])
  })

  test('every factory hands on the signal that drops its request', () => {
    const functions = shipped
      .filter(({ path }) => isFactory(path))
      .flatMap(({ path, code }) =>
        [...code.matchAll(/queryFn: .*/g)].map(([line]) => `${path}: ${line}`),
      )
    expect(functions.length).toBeGreaterThan(5)
    expect(functions.filter((line) => !/\(\{ signal \}\) =>.*signal/.test(line))).toEqual([])
  })
})
