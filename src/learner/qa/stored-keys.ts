import { storage } from '@/lib/storage'
import { qaFailure } from './stored-things'

/** What is stored under one key, as QA may see it. */
export type StoredKey = {
  area: 'local' | 'session'
  key: string
  /** The key without whose it is. */
  name: string
  bytes: number
}

const areas = ['local', 'session'] as const

/** `lastPlace_…_7`: learners are known by their e-mail, and some keys have it in the middle. */
export const nameOf = (key: string) => key.replace(/^([^_@]*_)?.*@[^_]*/, '$1…')

const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** All keys but the one of the failure switch, which has its own place. */
export function storedKeys(): StoredKey[] {
  return areas.flatMap((area) =>
    storage[area]
      .keys()
      .filter((key) => key !== qaFailure.name)
      .map((key) => ({
        area,
        key,
        name: nameOf(key),
        bytes: sizeOf(storage[area].get(key) ?? ''),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
}

/** Removes these keys; the app sees it as if another tab had done it, and a session may end. */
export function resetKeys(keys: readonly StoredKey[]): void {
  for (const { area, key } of keys) storage[area].remove(key)
  window.dispatchEvent(new StorageEvent('storage'))
}
