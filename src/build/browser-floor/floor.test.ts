import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newerFeatures } from './newer-features'

const { properties } = newerFeatures()

test('a browser of the floor is not told that it is too old', () => {
  const css = readFileSync('src/app/landing/first-paint.css', 'utf8')
  const rule = /@supports \(([a-z-]+): [a-z]+\) \{\s*#too-old \{\s*display: none;/.exec(css)
  expect(rule?.[1]).toBe('font-palette')
  expect(properties.has('font-palette')).toBe(false)
})
