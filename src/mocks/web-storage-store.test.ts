import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database'
import { webStorageStore } from './web-storage-store'

const key = 'demo'
const texts = new Map<string, string>()
const storage = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
}

beforeEach(() => vi.stubGlobal('localStorage', storage))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  texts.clear()
})

const seed = (): Database => ({
  accounts: [],
  sessions: [],
  resetTokens: [{ token: 'of the seed', email: '', expiresAt: 0 }],
})
const openStore = () => webStorageStore(key, seed)

const add = (token: string) => (db: Database) =>
  void db.resetTokens.push({ token, email: '', expiresAt: 0 })
const tokens = (db: Database) => db.resetTokens.map((reset) => reset.token)

const refuse = (name: string) => () => {
  throw new DOMException(name, name)
}

test('begins with the seed, and other tabs and later pages see what was done', async () => {
  const store = openStore()
  expect(await store(tokens)).toEqual(['of the seed'])
  await store(add('a'))
  expect(await openStore()(tokens)).toEqual(['of the seed', 'a'])
})

test('goes on in memory while storage is full, and stores it all once there is room', async () => {
  const store = openStore()
  await store(add('a'))
  vi.spyOn(console, 'info').mockReturnValue()
  const setItem = vi.spyOn(storage, 'setItem').mockImplementation(refuse('QuotaExceededError'))
  await store(add('b'))
  await store(add('c'))
  expect(await store(tokens)).toEqual(['of the seed', 'a', 'b', 'c'])
  expect(await openStore()(tokens)).toEqual(['of the seed', 'a'])
  setItem.mockRestore()
  await store(add('d'))
  expect(await openStore()(tokens)).toEqual(['of the seed', 'a', 'b', 'c', 'd'])
})

test('works in memory where the browser forbids storage, and says so once', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  vi.spyOn(storage, 'getItem').mockImplementation(refuse('SecurityError'))
  vi.spyOn(storage, 'setItem').mockImplementation(refuse('SecurityError'))
  const store = openStore()
  await store(add('a'))
  expect(await store(tokens)).toEqual(['of the seed', 'a'])
  expect(info).toHaveBeenCalledOnce()
})

test('takes a text that cannot be read as none', async () => {
  texts.set(key, '{"accounts":[')
  const store = openStore()
  expect(await store(tokens)).toEqual(['of the seed'])
  expect(await openStore()(tokens)).toEqual(['of the seed'])
})
