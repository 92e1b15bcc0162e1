import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedBuild } from './build-cache'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const made = (inputs: string, make: (into: string) => void) =>
  cachedBuild({ folder, name: 'main-1', inputs, make })
const write = (text: string) => (into: string) => writeFileSync(join(into, 'page'), text)
const read = (place: string) => readFileSync(join(place, 'page'), 'utf8')

test('an existing build is reused', () => {
  const first = made('a', write('first'))
  expect(made('a', write('second'))).toBe(first)
  expect(read(first)).toBe('first')
})

test('of two concurrent builds the first to finish is used, and no files are left over', () => {
  let first = ''
  const second = made('a', (into) => {
    first = made('a', write('first'))
    write('second')(into)
  })
  expect(second).toBe(first)
  expect(read(second)).toBe('first')
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a build with new inputs replaces only the older one of the same name', () => {
  const other = cachedBuild({ folder, name: 'demo-1', inputs: 'a', make: write('demo') })
  made('a', write('old'))
  const now = made('b', write('new'))
  expect(read(now)).toBe('new')
  expect(read(other)).toBe('demo')
  expect(readdirSync(folder)).toHaveLength(2)
})

test('a failed build throws, and the next caller tries again', () => {
  const fails = () => {
    throw new Error('no room')
  }
  expect(() => made('a', fails)).toThrow('no room')
  expect(read(made('a', write('now')))).toBe('now')
})
