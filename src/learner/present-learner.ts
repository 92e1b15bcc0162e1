import { storage, type StorageArea } from '@/lib/storage'
import { accessToken, userKey, userName } from './stored-things'

/** The session of this tab comes before the one that all tabs share. */
export const areas: readonly StorageArea[] = [storage.session, storage.local]

const read = (key: string) => presentLearner.area()?.get(key) || undefined

/** Identifies the learner by user key, or by token while the key is not known. */
function ownerOf(area: StorageArea | undefined): string | undefined {
  return area?.get(userKey.name) || area?.get(accessToken.name) || undefined
}

/** The areas with a session of this learner, and those without any session. */
export const areasOf = (owner: string | undefined): readonly StorageArea[] =>
  areas.filter((area) => !area.get(accessToken.name) || ownerOf(area) === owner)

/** Who is signed in now, according to web storage. */
export const presentLearner = {
  /** The area of the session, which holds its token and everything that belongs to it. */
  area: () => areas.find((area) => area.get(accessToken.name)),

  /** The name in the keys of stored things (contract.md#user-key); undefined while it is not known. */
  userKey: () => read(userKey.name) ?? read(userName.name),

  owner: () => ownerOf(presentLearner.area()),
}

/** A short hash that tells learners apart without naming them. */
export function markOf(owner: string): string {
  let hash = 5381
  for (const character of owner) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}
