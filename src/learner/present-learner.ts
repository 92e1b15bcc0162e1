import { storage, type StorageArea } from '@/lib/storage'
import { accessToken, learner } from './stored-things'

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
  learner.fromText(area.get(learner.name))

/**
 * Whether the session storage of this tab belongs to the learner of this browser. It does not if they signed out, or
 * another one signed in, in another tab: local storage says so to all tabs.
 */
export function isTabCurrent(): boolean {
  const own = learnerOf(storage.session)
  return own === undefined || own === learnerOf(storage.local)
}

/** Who is signed in now, according to web storage. */
export const presentLearner = {
  /** The area of the session. */
  area: (): StorageArea | undefined =>
    areas
      .filter((area) => area !== storage.session || isTabCurrent())
      .find((area) => area.get(accessToken.name)),

  token: () => presentLearner.area()?.get(accessToken.name) ?? undefined,

  /** The hash in the keys of their things (contract.md#user-key): of the token while the name is not known. */
  key: (): string | undefined => {
    const area = presentLearner.area()
    const token = presentLearner.token()
    return (area && learnerOf(area)) ?? (token && hashOf(token))
  },
}
