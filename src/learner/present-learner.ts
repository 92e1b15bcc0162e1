import { storage, type StorageArea } from '@/lib/storage'
import { accessToken, userKey, userName } from './stored-things'

/** This tab's own session goes before the one that the tabs share. */
export const areas: readonly StorageArea[] = [storage.session, storage.local]

const read = (key: string) => presentLearner.area()?.get(key) || undefined

/** What tells two learners apart, also before their name is known. */
function ownerOf(area: StorageArea | undefined): string | undefined {
  return area?.get(userKey.name) || area?.get(accessToken.name) || undefined
}

/** Where what belongs to this learner stands, and what belongs to no session. */
export const areasOf = (owner: string | undefined): readonly StorageArea[] =>
  areas.filter((area) => !area.get(accessToken.name) || ownerOf(area) === owner)

/** Who is signed in, by what stands in the browser now. */
export const presentLearner = {
  /** Where the session is: what stands beside its token belongs to it, and to no token elsewhere. */
  area: () => areas.find((area) => area.get(accessToken.name)),

  /** Under which name things are kept (contract.md#user-key); undefined while nobody knows it. */
  userKey: () => read(userKey.name) ?? read(userName.name),

  owner: () => ownerOf(presentLearner.area()),
}

/** A short mark of a learner: it tells two of them apart and says nothing of who they are. */
export function markOf(owner: string): string {
  let hash = 5381
  for (const character of owner) hash = Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)
  return (hash >>> 0).toString(36)
}
