import * as v from 'valibot'

/** Which lesson, skill or answer a thing is about; null if that is not known, and then nothing is stored. */
export type Part = string | number | null
export type Parts = [] | [part: Part]

/** `{learner}` in a key is filled in automatically; any other placeholder takes the part. */
type PartsOf<Key extends string> = Key extends `${string}{learner}`
  ? []
  : Key extends `${string}_{${string}}`
    ? [part: Part]
    : []

type Declaration<T> = {
  /** Whose it is: shared by all users of this browser, of this tab, or of the learner. */
  owner: 'device' | 'visit' | 'learner'
  /** When it is removed at the latest. */
  until: 'never' | 'tab-closed' | 'session-end' | 'sign-out' | 'lesson-end'
  /** How it is written: as plain text, as JSON, or as JSON with a timestamp. */
  form: 'text' | 'json' | 'dated'
  schema: v.GenericSchema<unknown, T>
  /** A copy of server data: removed first when the storage quota is exceeded. */
  isCopy?: boolean
}

/** The facts of a thing that do not depend on its type of value. */
export type ThingFacts = Pick<Declaration<never>, 'owner' | 'until' | 'isCopy'> & {
  /** The storage key with its placeholders: `ticks_{learner}_{lesson}`. */
  key: string
  /** The key up to its first placeholder. */
  name: string
  isUnderLearner: boolean
}

/** One kind of thing that this app stores in the browser. */
export type StoredThing<T, P extends Parts> = ThingFacts & {
  /** The key for this learner; null while the part is not known. */
  keyOf: (learner: string, ...part: P) => string | null
  toText: (value: T) => string
  /** Undefined for a text that is missing or does not parse. */
  fromText: (text: string | null) => T | undefined
}

/** The format of a dated thing. Raise it when the format changes: other versions are not read. */
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

/** Declares a stored thing; all declarations are in stored-things.ts. */
export function declare<T, const Key extends string>(
  key: Key,
  { form, schema, ...facts }: Declaration<T>,
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
    keyOf: (learner, ...[part]) => {
      const start = isUnderLearner ? `${name}_${learner}` : name
      if (part === undefined) return start
      return part === null ? null : `${start}_${part}`
    },
  }
}
