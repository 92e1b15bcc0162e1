import { storage, type StorageArea } from '@/lib/storage'
import { presentLearner } from './present-learner'
import type { Parts, StoredThing, ThingFacts } from './stored-thing'

const listeners = new Set<() => void>()

/** Tells all who look at stored things that they may have changed. */
export function storedChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change, those of other tabs included. */
export function subscribeStored(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', storedChanged)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', storedChanged)
  }
}

/** What goes with its learner stands beside the session: without Remember me it ends with the visit. */
export function areaOf({ owner, until }: ThingFacts): StorageArea {
  if (owner === 'visit') return storage.session
  const goesAlong = until === 'sign-out' || until === 'session-end'
  return (owner === 'learner' && goesAlong ? presentLearner.area() : undefined) ?? storage.local
}

/** Where a thing stands now. While nobody knows whose it is, it waits in this tab for the name. */
function placeOf<T, P extends Parts>(thing: StoredThing<T, P>, parts: P) {
  const userKey = thing.isUnderLearner ? presentLearner.userKey() : ''
  const area = userKey === undefined ? storage.session : areaOf(thing)
  return { area, keys: thing.keysOf(userKey ?? '', ...parts) }
}

/**
 * One stored thing, and for those of which there are several, which one. It belongs to who was signed
 * in when it was taken up: another learner's things are neither read nor touched by it.
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

  /** False where the browser does not keep it: it is there until the page is left. */
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
    /** Keeps what becomes of the newest value, which may come from another tab. */
    change: (next: (value: T | undefined) => T) => keep(next(read())),
    forget: () => {
      const { area, keys } = place()
      for (const key of keys) area.remove(key)
      storedChanged()
    },
  }
}
