import { languageKey } from '@/i18n/languages'
import { localArea, tabArea, type StorageArea } from '@/lib/web-storage'

/** Where the things of a learner are stored, and whose they are. */

export const areas: readonly StorageArea[] = [tabArea, localArea]

/** Whose things an area holds: the hash of a learner's e-mail. */
export const learnerKey = 'learner'
export const tokenKey = 'accessToken'

/**
 * The area of the session: that of this tab comes first, unless the learner has signed out, or another one has signed in,
 * in another tab since. Local storage says so to all tabs.
 */
export function sessionArea(): StorageArea | undefined {
  const own = tabArea.get(learnerKey)
  const isCurrent = own === null || own === localArea.get(learnerKey)
  return (isCurrent ? areas : [localArea]).find((area) => area.get(tokenKey))
}

/** A short hash that tells learners apart without naming them. */
export function hashOf(name: string): string {
  let hash = 5381
  for (const character of name) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}

/** The learner of the session, by the hash of the e-mail, or of the token where only that is known. */
export function userKey(): string | undefined {
  const area = sessionArea()
  const token = area?.get(tokenKey)
  return area?.get(learnerKey) ?? (token ? hashOf(token) : undefined)
}

/** The learner of the session, or of the one that ended last in this browser. */
export const lastUserKey = (): string | undefined =>
  userKey() ?? localArea.get(learnerKey) ?? undefined

/** What stays when a learner logs out. The last one is the stand-in backend of the demo. */
const staying = ['hiddenCategories_', 'settings_', 'lastEmail', languageKey, 'norteDemo']

/** Removes everything of a learner from an area, but what stays. */
export function clearArea(area: StorageArea, alsoStaying: readonly string[] = []): void {
  const kept = [...staying, ...alsoStaying]
  for (const key of area.keys()) {
    if (!kept.some((start) => key.startsWith(start))) area.remove(key)
  }
}

/** The names of all that is stored, without what. */
export const storedKeys = (): string[] => areas.flatMap((area) => area.keys()).toSorted()

const listeners = new Set<() => void>()

/** Calls the subscribers back. */
export function storageChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change, also of another tab. Returns what ends that. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
