import { onlineManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { session } from '@/learner/session'
import { hashOf } from '@/learner/stored'

/** The records of the device, and whether it takes more. */
export const records = new Map<unknown, unknown>()
export const room = { isFull: false }

/** idb-keyval over a map. Like a browser, it stores copies. */
export const idbKeyval = {
  createStore: () => undefined,
  keys: async () => [...records.keys()].map(String).toSorted(),
  get: async (name: string) => records.get(name),
  getMany: async (names: string[]) => names.map((name) => records.get(name)),
  set: async (name: string, value: unknown) => {
    if (room.isFull) throw new DOMException('Full', 'QuotaExceededError')
    records.set(name, Object(value).film ? value : structuredClone(value))
  },
  delMany: async (names: string[]) => names.forEach((name) => records.delete(name)),
}

/** Locks between the tabs of a browser, as far as they are used here. */
export function standInForLocks(): void {
  const held = new Map<string, Promise<unknown>>()
  const request = async (name: string, work: (lock: object) => unknown) => {
    const before = held.get(name) ?? Promise.resolve()
    const mine = before
      .then(() => work({}))
      .finally(() => held.get(name) === done && held.delete(name))
    const done = mine.catch(() => {})
    held.set(name, done)
    return mine
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
}

export const sam = hashOf('sam@example.com')

/** Signs Sam in, with Remember me. */
export function signIn(accessToken = 'token', email = 'sam@example.com', remember = true): void {
  session.start({ accessToken, email, remember })
}

/** A device that holds nothing, online, with Sam signed in. */
export function startAnew(): void {
  records.clear()
  room.isFull = false
  standInForLocks()
  onlineManager.setOnline(true)
  signIn()
}
