import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../server/db'
import { newAccount } from '../../server/db'
import { indexedDbStore } from './indexed-db-store'

const seed = (): Database => ({ accounts: [], sessions: [], resetTokens: [] })
const openTab = () => indexedDbStore('test', seed)
const add = (name: string) => (db: Database) =>
  void db.accounts.push(newAccount(`${name}@example.com`, null))
const names = (db: Database) => db.accounts.map(({ email }) => email.split('@')[0])

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('starts with the seed and keeps changes over a reload', async () => {
  const tab = await openTab()
  expect(await tab(names)).toEqual([])
  await tab(add('sam'))
  expect(await (await openTab())(names)).toEqual(['sam'])
})

test('two tabs that write at once lose nothing', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await Promise.all([one(add('a')), other(add('b')), one(add('c')), other(add('d'))])
  expect(await one(names)).toEqual(['a', 'b', 'c', 'd'])
})

test('failing work is rolled back and rejects', async () => {
  const tab = await openTab()
  const failing = tab((db) => {
    add('half')(db)
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect(await tab(names)).toEqual([])
})

test('rejects in a browser without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  await expect(openTab()).rejects.toThrow(TypeError)
})
