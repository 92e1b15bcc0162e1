import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeOnce } from './made-once'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-once-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const made = (inputs: string, make: (into: string) => void) =>
  madeOnce({ folder, name: 'main-1', inputs, make })
const write = (text: string) => (into: string) => writeFileSync(join(into, 'page'), text)
const read = (place: string) => readFileSync(join(place, 'page'), 'utf8')

test('what is there is taken and not made again', () => {
  const first = made('a', write('first'))
  expect(made('a', write('second'))).toBe(first)
  expect(read(first)).toBe('first')
})

test('who is second at the same moment takes what the first has made, and leaves nothing behind', () => {
  let first = ''
  const second = made('a', (into) => {
    first = made('a', write('first'))
    write('second')(into)
  })
  expect(second).toBe(first)
  expect(read(second)).toBe('first')
  expect(readdirSync(folder)).toHaveLength(1)
})

test('other inputs take the place of what was there, and only of that', () => {
  const other = madeOnce({ folder, name: 'demo-1', inputs: 'a', make: write('demo') })
  made('a', write('old'))
  const now = made('b', write('new'))
  expect(read(now)).toBe('new')
  expect(read(other)).toBe('demo')
  expect(readdirSync(folder)).toHaveLength(2)
})

test('what fails to be made says why, and is tried again by the next', () => {
  const fails = () => {
    throw new Error('no room')
  }
  expect(() => made('a', fails)).toThrow('no room')
  expect(read(made('a', write('now')))).toBe('now')
})
