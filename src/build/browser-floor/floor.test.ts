import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newerFeatures } from './newer-features'

const { values } = newerFeatures()

test('no browser of the floor is shown the "too old" message', () => {
  const css = readFileSync('src/app/boot.css', 'utf8')
  const rule = /@supports \(width: 1([a-z]+)\) \{\s*#too-old \{\s*display: none;/.exec(css)
  expect(rule?.[1]).toBe('ic')
  expect(values.has('dvh')).toBe(true)
  expect(values.has('ic')).toBe(false)
})
