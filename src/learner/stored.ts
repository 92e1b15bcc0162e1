import { storage, type StorageArea } from '@/lib/storage'
import { presentLearner } from './present-learner'
import type { Parts, StoredThing, ThingFacts } from './stored-thing'

const listeners = new Set<() => void>()

/** Notifies the subscribers that stored things may have changed. */
export function storedChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change, including those of other tabs. */
export function subscribeStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', storedChanged)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', storedChanged)
  }
}

/** Personal things are stored in the area of the session: without Remember me they end with the tab. */
export function areaOf({ owner, until }: ThingFacts): StorageArea {
  if (owner === 'visit') return storage.session
  const goesAlong = until === 'sign-out' || until === 'session-end'
  return (owner === 'learner' && goesAlong ? presentLearner.area() : undefined) ?? storage.local
}

/** The area and keys of a thing. While the learner's name is not known, that is session storage and an empty name. */
function placeOf<T, P extends Parts>(thing: StoredThing<T, P>, parts: P) {
  const userKey = thing.isUnderLearner ? presentLearner.userKey() : ''
  const area = userKey === undefined ? storage.session : areaOf(thing)
  return { area, keys: thing.keysOf(userKey ?? '', ...parts) }
}

/**
 * Access to one stored thing, for the learner who is signed in at the time of this call. After another learner has
 * signed in, it reads and writes nothing.
 */
export function stored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const owner = presentLearner.owner()
  const place = () => {
    const isTheirs = thing.owner !== 'learner' || presentLearner.owner() === owner
    const { area, keys } = placeOf(thing, parts)
    return { area, keys: isTheirs ? keys : [] }
  }

  const text = (): string | null => {
    const { area, keys } = place()
    return keys.map((key) => area.get(key)).find((found) => found !== null) ?? null
  }
  const read = () => thing.fromText(text())

  /** False if the browser cannot store it; then it lasts until the page is left. */
  const keep = (value: T): boolean => {
    const { area, keys } = place()
    const [key] = keys
    if (key === undefined) return false
    const isKept = area.set(key, thing.toText(value))
    storedChanged()
    return isKept
  }

  return {
    text,
    read,
    keep,
    /** Updates the newest value, which another tab may have written. */
    change: (next: (value: T | undefined) => T) => keep(next(read())),
    forget: () => {
      const { area, keys } = place()
      for (const key of keys) area.remove(key)
      storedChanged()
    },
  }
}
