import type { Parts, StoredThing } from './stored-things'
import { accessToken, expiresAt, learner, refreshToken } from './stored-things'
import { storage, type StorageArea } from './web-storage'

/** A session of this tab comes before one that all tabs share. */
export const areas: readonly StorageArea[] = [storage.session, storage.local]

/** A short hash that tells learners apart without naming them. */
export function hashOf(name: string): string {
  let hash = 5381
  for (const character of name) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}

/** Whose things an area holds, as a hash; undefined while that is not known. */
export const learnerOf = (area: StorageArea): string | undefined =>
  learner.fromText(area.get(learner.key))

/**
 * Whether the session storage of this tab belongs to the learner of this browser. It does not if they signed out, or
 * another one signed in, in another tab: local storage says so to all tabs.
 */
function isTabCurrent(): boolean {
  const own = learnerOf(storage.session)
  return own === undefined || own === learnerOf(storage.local)
}

/** The area with the session. */
export const sessionArea = (): StorageArea | undefined =>
  (isTabCurrent() ? areas : [storage.local]).find((area) => area.get(accessToken.key))

/** The hash in the keys of a learner's things: of the token while their name is not known. */
export function userKey(): string | undefined {
  const area = sessionArea()
  const token = area?.get(accessToken.key)
  return (area && learnerOf(area)) ?? (token ? hashOf(token) : undefined)
}

/** Where a thing is written. */
const homeOf = ({ isLocal }: { isLocal: boolean }): StorageArea =>
  isLocal ? storage.local : (sessionArea() ?? areas.find(learnerOf) ?? storage.local)

/** Where a thing is read: a session that has expired may have left it in the other area. */
function areasOf(home: StorageArea): readonly StorageArea[] {
  return [home, ...areas.filter((area) => area !== home && learnerOf(area) === learnerOf(home))]
}

/**
 * Access to one stored thing, for the learner who is signed in at the time of this call. After another learner has
 * signed in, it reads and writes nothing.
 */
export function stored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const owner = userKey() ?? ''
  const key = thing.keyOf(owner, ...parts)
  // The learner of a session that has expired since: the answer to their last write may come later.
  const isTheirs = () => thing.isShared || (userKey() ?? learnerOf(storage.local) ?? '') === owner

  const text = (): string | null => {
    if (key === null || !isTheirs()) return null
    const texts = areasOf(homeOf(thing)).map((area) => area.get(key))
    return texts.find((found) => found !== null) ?? null
  }
  const read = () => thing.fromText(text())

  /** False if the browser cannot store it; then it lasts until the page is left. */
  const keep = (value: T): boolean => {
    if (key === null || !isTheirs()) return false
    const isKept = homeOf(thing).set(key, thing.toText(value))
    storedChanged()
    return isKept
  }

  return {
    /** Null while the part is not known: then nothing is stored. */
    key,
    text,
    read,
    keep,
    /** Changes the newest value, which another tab may have written. */
    change: (next: (value: T | undefined) => T) => keep(next(read())),
    forget: () => {
      if (key === null || !isTheirs()) return
      for (const area of areasOf(homeOf(thing))) area.remove(key)
      storedChanged()
    },
  }
}

const listeners = new Set<() => void>()

/** Notifies the subscribers that stored things may have changed. */
export function storedChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change, including those of other tabs. */
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Removes what ends with every session, expired or signed out. */
export function removeTokens(): void {
  for (const area of areas) {
    for (const { key } of [accessToken, refreshToken, expiresAt]) area.remove(key)
  }
}

/** Removes everything but these things, of any learner and part. */
export function removeAllBut(area: StorageArea, things: readonly { key: string }[]): void {
  const beginnings = things.map(({ key }) => key.replace(/\{.*/, ''))
  const isRemoved = (key: string) => !beginnings.some((beginning) => key.startsWith(beginning))
  for (const key of area.keys().filter(isRemoved)) area.remove(key)
}
