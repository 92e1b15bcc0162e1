import { storage, whenFull, type StorageArea } from '@/lib/storage'
import { areas, areasOf, presentLearner } from './present-learner'
import { areaOf } from './stored'
import { encodeForKey, keptAt, type ThingFacts } from './stored-thing'
import * as things from './stored-things'

export const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000

const all: readonly ThingFacts[] = Object.values(things)

/** What is stored under this key; undefined for what is not ours. */
function thingOf(key: string): ThingFacts | undefined {
  return all.find(({ name }) => key === name || key.startsWith(`${name}_`))
}

type StoredKey = { area: StorageArea; key: string; thing: ThingFacts }

function storedKeys(from = areas): StoredKey[] {
  return from.flatMap((area) =>
    area.keys().flatMap((key) => {
      const thing = thingOf(key)
      return thing ? [{ area, key, thing }] : []
    }),
  )
}

function removeWhere(condition: (stored: StoredKey) => boolean, from = areas): void {
  for (const stored of storedKeys(from)) if (condition(stored)) stored.area.remove(stored.key)
}

/** Whether a key has this learner's name in it. */
function isUnder(userKey: string, { key, thing: { name, isUnderLearner } }: StoredKey): boolean {
  const start = `${name}_${encodeForKey(userKey)}`
  return isUnderLearner && (key === start || key.startsWith(`${start}_`))
}

/**
 * Whether it waits in this tab for its learner's name, with none in its key. Elsewhere such a key is an
 * earlier version's, of a name that begins with `_`.
 */
const isUnnamed = (one: StoredKey) => one.area === storage.session && isUnder('', one)

/** What ends with the session, however that ended. */
export function removeTokens(from = areas): void {
  for (const area of from) {
    // What the learner leaves behind waits for them.
    const userKey = area.get(things.userKey.name)
    if (userKey) area.set(things.learner.name, userKey)
  }
  removeWhere(({ thing }) => thing.until === 'session-end', from)
}

/** What goes when somebody signs out here. */
export function removeAtSignOut(from = areas): void {
  removeWhere((one) => one.thing.until === 'sign-out' || isUnnamed(one), from)
}

const isPersonal = ({ thing }: StoredKey) => thing.owner === 'learner' && thing.until === 'sign-out'

/** What somebody typed before they signed in. */
const isOfVisitor = ({ thing }: StoredKey) => thing.owner === 'visit' && thing.until === 'sign-out'

/**
 * What others left behind goes when a learner signs in. Their own things wait for them after an expiry,
 * and move to where the new session will be. While their name is not known, what has a name stays.
 */
export function claimThingsFor(
  userKey: string | undefined,
  home: StorageArea,
  from: readonly StorageArea[],
): void {
  migrateOldKeys(userKey)
  for (const area of from) {
    const owner = area.get(things.learner.name)
    for (const one of storedKeys([area]).filter(isPersonal)) {
      const isNamed = one.thing.isUnderLearner && !isUnnamed(one)
      if (userKey === undefined && isNamed) continue
      const isTheirs = isNamed ? isUnder(userKey ?? '', one) : owner === userKey
      if (!isTheirs) area.remove(one.key)
      else if (area !== home) move(one, home, one.key)
    }
  }
  removeWhere((one) => isUnnamed(one) || isOfVisitor(one))
  if (userKey !== undefined) home.set(things.learner.name, userKey)
}

function move({ area, key, thing }: StoredKey, home: StorageArea, newKey: string): void {
  const text = area.get(key)
  const isKept = text === null || home.set(newKey, thing.joined(home.get(newKey), text))
  // A browser that is full has it still, under the key that it had.
  if (isKept || area !== home) area.remove(key)
}

/** An earlier version wrote names into keys as they are: what it kept for this learner gets its new key. */
export function migrateOldKeys(userKey = presentLearner.userKey()): void {
  if (userKey === undefined || encodeForKey(userKey) === userKey) return
  // As it is, this name reads like another one encoded: its old keys cannot be told from that learner's.
  if (/%(5F|25)/.test(userKey)) return
  for (const one of storedKeys()) {
    const { area, key, thing } = one
    const start = `${thing.name}_${userKey}`
    const part = key.slice(start.length)
    const isTheirs = thing.key.endsWith('{learner}') ? part === '' : part.startsWith('_')
    if (thing.isUnderLearner && key.startsWith(start) && isTheirs)
      move(one, area, `${thing.name}_${encodeForKey(userKey)}${part}`)
  }
}

/** What was kept before anybody knew whose it is now has its learner; what others left goes. */
export function claimUnnamedThings(userKey: string): void {
  migrateOldKeys(userKey)
  for (const one of storedKeys().filter(isUnnamed)) {
    const { key, thing } = one
    move(
      one,
      areaOf(thing),
      `${thing.name}_${encodeForKey(userKey)}${key.slice(thing.name.length + 1)}`,
    )
  }
  removeWhere(
    (one) => isPersonal(one) && one.thing.isUnderLearner && !isUnder(userKey, one),
    areasOf(presentLearner.owner()),
  )
}

function isTooOld({ area, key, thing }: StoredKey, now: number): boolean {
  if (thing.until !== 'thirty-days') return false
  const at = keptAt(area.get(key))
  // A time to come is a clock that was put back: the thing counts as new.
  return at !== undefined && now - at > thirtyDaysMs
}

/** Removes what has had its thirty days, whoever's it is. */
export function removeTooOld(now: number): void {
  removeWhere((one) => isTooOld(one, now))
}

/** Whether anything has had its thirty days by this time. */
export function isAnythingTooOld(now: number): boolean {
  return storedKeys().some((one) => isTooOld(one, now))
}

/** Copies of what the server has are the first to go, before tokens and drafts. */
function removeCopies(area: StorageArea): boolean {
  const copies = storedKeys([area]).filter(({ thing }) => thing.isCopy)
  for (const { key } of copies) area.remove(key)
  return copies.length > 0
}
whenFull(removeCopies)
