import * as v from 'valibot'

/**
 * Which lesson, skill or answer a thing is about; null where that is not known, and then nothing is
 * kept. After the first name may come those under which an earlier version kept it.
 */
export type Part = string | number | null | readonly (string | number)[]
export type Parts = [] | [part: Part]

/** `{learner}` in a key is filled in by itself; any other place is for the part. */
type PartsOf<Key extends string> = Key extends `${string}{learner}`
  ? []
  : Key extends `${string}_{${string}}`
    ? [part: Part]
    : []

type Declaration<T> = {
  /** Whose it is: everybody's who uses this browser, this tab's, or the learner's. */
  owner: 'device' | 'visit' | 'learner'
  /** When it goes at the latest. */
  until: 'never' | 'tab-closed' | 'session-end' | 'sign-out' | 'thirty-days'
  /** How it is written: as plain text, as JSON, or as JSON with the time when it was kept. */
  form: 'text' | 'json' | 'dated'
  schema: v.GenericSchema<unknown, T>
  /** Two values become one: what was kept, and what came since without a name. Else the newer stays. */
  join?: (kept: T, newer: T) => T
  /** A copy of what the server has: the first to go when the browser has no more room. */
  isCopy?: boolean
}

/** What is known of a thing without its values: when it goes, and where. */
export type ThingFacts = Pick<Declaration<never>, 'owner' | 'until' | 'isCopy'> & {
  /** What stands in the storage, with the places that are filled in: `ticks_{learner}_{lesson}`. */
  key: string
  /** The key up to its first place. */
  name: string
  isUnderLearner: boolean
  /** One text of two: what was kept, and what came since without a name. */
  joined: (kept: string | null, newer: string) => string
}

/** One kind of thing that this app stores in the browser. */
export type StoredThing<T, P extends Parts> = ThingFacts & {
  /** The keys for this learner, the present one first; none while the part is not known. */
  keysOf: (userKey: string, ...part: P) => string[]
  toText: (value: T) => string
  /** Undefined for another text, or a damaged one. */
  fromText: (text: string | null) => T | undefined
}

/** How a dated thing is written. Another version is not read, so a new one may mean something else. */
const version = 1
const envelope = v.object({
  version: v.literal(version),
  /** Milliseconds since 1970. */
  at: v.number(),
  value: v.unknown(),
})

function parsed<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}

function parsedJson<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    return parsed(schema, JSON.parse(text))
  } catch {
    return undefined
  }
}

/** When a dated thing was kept; undefined for any other text. */
export const keptAt = (text: string | null) => parsedJson(envelope, text ?? '')?.at

/** A name as it stands in a key: its place ends at the next `_`, and an empty one is that of no name. */
export const encodeForKey = (userKey: string): string =>
  userKey.replaceAll('%', '%25').replaceAll('_', '%5F')

/** Declares a thing under its key; stored-things.ts has all of them. */
export function declare<T, const Key extends string>(
  key: Key,
  { form, schema, join, ...facts }: Declaration<T>,
): StoredThing<T, PartsOf<Key>> {
  const [name = ''] = key.split('_{')
  const isUnderLearner = key.includes('{learner}')

  const toText = (value: T) => {
    if (form === 'text') return String(value)
    return JSON.stringify(form === 'json' ? value : { version, at: Date.now(), value })
  }
  const fromText = (text: string | null) => {
    if (text === null) return undefined
    if (form === 'text') return parsed(schema, text)
    if (form === 'json') return parsedJson(schema, text)
    return parsed(schema, parsedJson(envelope, text)?.value)
  }

  return {
    ...facts,
    key,
    name,
    isUnderLearner,
    toText,
    fromText,
    keysOf: (userKey, ...[part]) => {
      const start = isUnderLearner ? `${name}_${encodeForKey(userKey)}` : name
      if (part === undefined) return [start]
      return [part ?? []].flat().map((one) => `${start}_${one}`)
    },
    joined: (kept, newer) => {
      const [before, since] = [fromText(kept), fromText(newer)]
      if (!join || before === undefined || since === undefined) return newer
      return toText(join(before, since))
    },
  }
}
