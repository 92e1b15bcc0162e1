import { storage, whenFull, type StorageArea } from '@/lib/storage'
import { areas, areasOf, presentLearner } from './present-learner'
import { areaOf } from './stored'
import { encodeForKey, keptAt, type ThingFacts } from './stored-thing'
import * as things from './stored-things'

export const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000

const all: readonly ThingFacts[] = Object.values(things)

/** The thing that is stored under a key; undefined for a foreign key. */
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

/** Whether a key contains this learner's name. */
function isUnder(userKey: string, { key, thing: { name, isUnderLearner } }: StoredKey): boolean {
  const start = `${name}_${encodeForKey(userKey)}`
  return isUnderLearner && (key === start || key.startsWith(`${start}_`))
}

/**
 * Whether it was stored while the learner's name was not known: in session storage, with an empty name in the key. In
 * local storage such a key was written by an earlier version, for a name that begins with `_`.
 */
const isUnnamed = (one: StoredKey) => one.area === storage.session && isUnder('', one)

/** Removes what ends with every session, expired or signed out. */
export function removeTokens(from = areas): void {
  for (const area of from) {
    // Remember whose the remaining things are, for the next sign-in.
    const userKey = area.get(things.userKey.name)
    if (userKey) area.set(things.learner.name, userKey)
  }
  removeWhere(({ thing }) => thing.until === 'session-end', from)
}

/** Removes what ends at sign-out. */
export function removeAtSignOut(from = areas): void {
  removeWhere((one) => one.thing.until === 'sign-out' || isUnnamed(one), from)
}

const isPersonal = ({ thing }: StoredKey) => thing.owner === 'learner' && thing.until === 'sign-out'

/** Typed before sign-in. */
const isOfVisitor = ({ thing }: StoredKey) => thing.owner === 'visit' && thing.until === 'sign-out'

/**
 * At sign-in, removes the personal things of other learners and moves those of this learner, left by an expired
 * session, to the area of the new session. While the name is not known, things with a name in their key stay.
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
  // If the quota is exceeded, the old key keeps the value.
  if (isKept || area !== home) area.remove(key)
}

/** An earlier version did not encode names in keys: moves this learner's things to the encoded keys. */
export function migrateOldKeys(userKey = presentLearner.userKey()): void {
  if (userKey === undefined || encodeForKey(userKey) === userKey) return
  // This name looks like an encoded one: its old keys could be the new keys of another learner, so leave them.
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

/** Once the name is known: moves the things without a name under it, and removes personal things of others. */
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
  // A time in the future means that the clock was set back: the thing counts as new.
  return at !== undefined && now - at > thirtyDaysMs
}

/** Removes things of any learner that are older than thirty days. */
export function removeTooOld(now: number): void {
  removeWhere((one) => isTooOld(one, now))
}

/** Whether any thing is older than thirty days at this time. */
export function isAnythingTooOld(now: number): boolean {
  return storedKeys().some((one) => isTooOld(one, now))
}

/** When the quota is exceeded, removes copies of server data first, before tokens and drafts. */
function removeCopies(area: StorageArea): boolean {
  const copies = storedKeys([area]).filter(({ thing }) => thing.isCopy)
  for (const { key } of copies) area.remove(key)
  return copies.length > 0
}
whenFull(removeCopies)
