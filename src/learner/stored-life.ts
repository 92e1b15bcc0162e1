import { whenFull, type StorageArea } from '@/lib/storage'
import { areas } from './present-learner'
import type { ThingFacts } from './stored-thing'
import * as things from './stored-things'

const all: readonly ThingFacts[] = Object.values(things)

/** The thing that is stored under a key; undefined for a foreign key. */
function thingOf(key: string): ThingFacts | undefined {
  return all.find(({ name }) => key === name || key.startsWith(`${name}_`))
}

function removeWhere(area: StorageArea, condition: (thing: ThingFacts) => boolean): boolean {
  const keys = area.keys().filter((key) => {
    const thing = thingOf(key)
    return thing !== undefined && condition(thing)
  })
  for (const key of keys) area.remove(key)
  return keys.length > 0
}

const staysAtSignOut = ({ until }: ThingFacts) => until === 'never' || until === 'tab-closed'

/** Removes what ends with every session, expired or signed out. */
export function removeTokens(): void {
  for (const area of areas) removeWhere(area, ({ until }) => until === 'session-end')
}

/** Removes everything that was stored for a learner, when another one signs in and takes over the area. */
export function removeOfLearner(area: StorageArea): void {
  removeWhere(
    area,
    (thing) => thing.owner === 'learner' && thing !== things.learner && !staysAtSignOut(thing),
  )
}

/** Removes what ends at sign-out. */
export function removeAtSignOut(area: StorageArea): void {
  removeWhere(area, (thing) => !staysAtSignOut(thing))
}

// When the quota is exceeded, copies of server data go first, before tokens and drafts.
whenFull((area) => removeWhere(area, ({ isCopy }) => isCopy === true))
