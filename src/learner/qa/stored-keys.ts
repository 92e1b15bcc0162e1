import { storage } from '@/lib/storage'
import { qaFailure } from './stored-things'

/** A stored entry as QA may see it: without its value. */
export type StoredKey = {
  area: 'local' | 'session'
  key: string
  /** The key without the name of the learner. */
  name: string
  bytes: number
}

const areas = ['local', 'session'] as const

/** Hides the e-mail in a key: `lastPlace_…_7`. */
export const nameOf = (key: string) => key.replace(/^([^_@]*_)?.*@[^_]*/, '$1…')

const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** All entries except the failure switch, which the panel shows separately. */
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

/** Removes these entries. The app handles it like a change in another tab, so the session may end. */
export function resetKeys(keys: readonly StoredKey[]): void {
  for (const { area, key } of keys) storage[area].remove(key)
  window.dispatchEvent(new StorageEvent('storage'))
}
