import * as v from 'valibot'
import { storage } from '@/lib/storage'

/** Until its learner signs out, or for 30 days, signed in or not (contract.md#stored-names). */
type DraftLife = 'until-sign-out' | 'thirty-days'

export const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000

/** How a draft is written. Another version is not read, so a new one may mean something else. */
const version = 1

const envelope = v.object({
  version: v.literal(version),
  life: v.picklist(['until-sign-out', 'thirty-days']),
  /** When it was kept, in milliseconds since 1970. */
  at: v.number(),
  value: v.unknown(),
})
type Envelope = v.InferOutput<typeof envelope>

/** The text of the storage as a draft; undefined where it is something else, or damaged. */
function openEnvelope(text: string | null): Envelope | undefined {
  try {
    const result = v.safeParse(envelope, JSON.parse(text ?? ''))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

function isOver({ life, at }: Envelope): boolean {
  const age = Date.now() - at
  // A time to come is a clock that was put back: nothing says how old the draft is.
  return age < 0 || (life === 'thirty-days' && age > thirtyDaysMs)
}

/** Which lesson it is about, for drafts of which there is one for each; null where that is unknown. */
type Part = string | number | null

export type Drafts<T> = {
  /**
   * Keeps the value under the learner's name. False when it will not outlive the visit: the storage
   * is blocked or full, or nobody knows whose or which lesson's it is.
   */
  keep: (userKey: string | undefined, value: T, part?: Part) => boolean
  /** Undefined where nothing is kept, or nothing that can be read, or it is too old. */
  read: (userKey: string | undefined, part?: Part) => T | undefined
  remove: (userKey: string | undefined, part?: Part) => void
}

/** One kind of draft: what a learner has done that the server does not know yet. */
export function draftsOf<T>(
  name: string,
  life: DraftLife,
  schema: v.GenericSchema<unknown, T>,
): Drafts<T> {
  const keyOf = (userKey: string | undefined, part: Part | undefined) => {
    if (userKey === undefined || part === null) return undefined
    return part === undefined ? `${name}_${userKey}` : `${name}_${userKey}_${part}`
  }

  return {
    keep: (userKey, value, part) => {
      const key = keyOf(userKey, part)
      if (key === undefined) return false
      const draft: Envelope = { version, life, at: Date.now(), value }
      return storage.local.set(key, JSON.stringify(draft))
    },
    read: (userKey, part) => {
      const key = keyOf(userKey, part)
      const draft = key === undefined ? undefined : openEnvelope(storage.local.get(key))
      if (draft === undefined || isOver(draft)) return undefined
      const result = v.safeParse(schema, draft.value)
      return result.success ? result.output : undefined
    },
    remove: (userKey, part) => {
      const key = keyOf(userKey, part)
      if (key !== undefined) storage.local.remove(key)
    },
  }
}

function removeWhere(condition: (draft: Envelope) => boolean): void {
  for (const key of storage.local.keys()) {
    const draft = openEnvelope(storage.local.get(key))
    if (draft !== undefined && condition(draft)) storage.local.remove(key)
  }
}

/** Removes the drafts that have had their time, whoever's they are. */
export function removeOldDrafts(): void {
  removeWhere(isOver)
}

/** Removes the drafts that go when the learner signs out. */
export function removeDraftsAtSignOut(): void {
  removeWhere(({ life }) => life === 'until-sign-out')
}
