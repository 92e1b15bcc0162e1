import { languageKey } from '@/i18n/languages'
import { localArea, tabArea, type StorageArea } from '@/lib/web-storage'

/** A session is in one of these; the tab's comes first. */
export const areas: readonly StorageArea[] = [tabArea, localArea]

/** The key of the learner whose data an area has, by the hash of the e-mail. */
export const learnerKey = 'learner'
export const tokenKey = 'accessToken'
/** The key of the learner who signed in last. It stays at log-out, so that sign-in looks as they like it. */
export const lastLearnerKey = 'lastLearner'

/**
 * The area of the session. That of the tab counts only while local storage names the same learner: in another tab they may
 * have logged out, or somebody else signed in.
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
export function currentLearner(): string | undefined {
  const area = sessionArea()
  const token = area?.get(tokenKey)
  return area?.get(learnerKey) ?? (token ? hashOf(token) : undefined)
}

/** The learner of the session, or of one that has ended without a log-out: in this tab, else in this browser. */
export const learnerOfLastSession = (): string | undefined =>
  currentLearner() ?? tabArea.get(learnerKey) ?? localArea.get(learnerKey) ?? undefined

/** The keys, or the beginnings of keys, that stay at log-out. */
export const stayingKeys = {
  hiddenCategories: 'hiddenCategories_',
  settings: 'settings_',
  lastEmail: 'lastEmail',
  lastLearner: lastLearnerKey,
  language: languageKey,
  demoBackend: 'norteDemo',
} as const

/** Removes everything of a learner from an area. */
export function clearArea(area: StorageArea, alsoStaying: readonly string[] = []): void {
  const stay = [...Object.values(stayingKeys), ...alsoStaying]
  for (const key of area.keys()) {
    if (!stay.some((start) => key.startsWith(start))) area.remove(key)
  }
}

/** The names of all that is stored, without what. */
export const storedKeys = (): string[] => areas.flatMap((area) => area.keys()).toSorted()

const listeners = new Set<() => void>()

/** Tells the subscribers of a change. */
export function storageChanged(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener after every change, also of another tab. Returns the function that ends this. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
