import { storage, type StorageArea } from '@/lib/storage'
import { areas, learnerOf, presentLearner } from './present-learner'
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

/** Whether this browser stores anything; private windows may not. */
export const browserKeeps = (): boolean => storage.local.canKeep()

/** Where a thing is written: without Remember me, personal things end with the tab. */
function areaOf({ owner, until }: ThingFacts): StorageArea {
  if (owner === 'visit') return storage.session
  const goesAlong = until === 'sign-out' || until === 'session-end'
  return (owner === 'learner' && goesAlong ? presentLearner.area() : undefined) ?? storage.local
}

/** Where a thing is read: a session that has expired may have left it in the other area. */
function areasOf(thing: ThingFacts): readonly StorageArea[] {
  const home = areaOf(thing)
  if (thing.owner !== 'learner' || thing.until === 'session-end') return [home]
  const isTheirs = (area: StorageArea) => learnerOf(area) === learnerOf(home)
  return [home, ...areas.filter((area) => area !== home && isTheirs(area))]
}

/**
 * Access to one stored thing, for the learner who is signed in at the time of this call. After another learner has
 * signed in, it reads and writes nothing.
 */
export function stored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const learner = presentLearner.key() ?? ''
  const key = thing.keyOf(learner, ...parts)
  const isTheirs = () => thing.owner !== 'learner' || (presentLearner.key() ?? '') === learner

  const text = (): string | null => {
    if (key === null || !isTheirs()) return null
    const texts = areasOf(thing).map((area) => area.get(key))
    return texts.find((found) => found !== null) ?? null
  }
  const read = () => thing.fromText(text())

  const forget = () => {
    if (key === null || !isTheirs()) return
    for (const area of areasOf(thing)) area.remove(key)
    storedChanged()
  }

  /** False if the browser cannot store it; then it lasts until the page is left. */
  const keep = (value: T): boolean => {
    if (key === null || !isTheirs()) return false
    const isKept = areaOf(thing).set(key, thing.toText(value))
    storedChanged()
    return isKept
  }

  return {
    /** Null while the part is not known: then nothing is stored. */
    key,
    text,
    read,
    keep,
    forget,
    /** Updates the newest value, which another tab may have written. */
    change: (next: (value: T | undefined) => T) => keep(next(read())),
  }
}
