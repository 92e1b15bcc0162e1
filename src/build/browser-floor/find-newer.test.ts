import { describe, expect, test } from 'vitest'
import { newerCalls, newerStyles } from './find-newer'
import { newerFeatures } from './newer-features'

const features = newerFeatures()
const calls = (code: string) => newerCalls(code, features).map(({ name }) => name)
const styles = (css: string) => newerStyles(css, features).map(({ name }) => name)

describe('a call that a browser of the floor lacks', () => {
  test.each([
    ['URL.canParse(address)', 'URL.canParse'],
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['list.toSorted()', 'toSorted'],
    ['Object.groupBy(list, by)', 'Object.groupBy'],
    ['window.requestIdleCallback(work)', 'requestIdleCallback'],
    ['new BarcodeDetector()', 'BarcodeDetector'],
    ['form.requestSubmit()', 'requestSubmit'],
    ['/(?<=a)b/', '(?<='],
    ['RegExp("(?<!a)b")', '(?<!'],
  ])('%s is found, with the browsers that lack it', (code, name) => {
    const [found] = newerCalls(code, features)
    expect(found?.name).toBe(name)
    expect(found?.missing.length).toBeGreaterThan(0)
  })

  test.each([
    'list.findLast(even)',
    'list.at(-1)',
    'Object.hasOwn(thing, "a")',
    'structuredClone(thing)',
    'new URL(address)',
    'AbortSignal.abort()',
    'new BroadcastChannel("a")',
  ])('%s is supported by the whole floor', (code) => expect(calls(code)).toEqual([]))

  test.each([
    'URL.canParse?.(address)',
    'URL.canParse ? URL.canParse(address) : true',
    'window.requestIdleCallback && window.requestIdleCallback(work)',
  ])('%s is feature-detected, so it is not reported', (code) => expect(calls(code)).toEqual([]))
})

describe('a style that a browser of the floor lacks', () => {
  test.each([
    ['a { min-height: 100dvh }', 'dvh'],
    ['a { color: color-mix(in srgb, red, blue) }', 'color-mix('],
    ['a:has(b) { color: red }', 'has'],
    ['a { text-wrap: balance }', 'text-wrap'],
    ['@starting-style { a { opacity: 0 } }', 'starting-style'],
  ])('%s is found', (css, name) => expect(styles(css)).toEqual([name]))

  test.each([
    'a { min-height: 100vh; min-height: 100dvh }',
    'a { outline: none; aspect-ratio: 1; inset: 0 }',
    'a { background: url("x:has(dvh)") } /* 1dvh */',
    'a:focus-visible { width: clamp(1px, 2vw, 3px) }',
  ])('%s is not reported', (css) => expect(styles(css)).toEqual([]))
})
