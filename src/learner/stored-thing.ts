import * as v from 'valibot'

/** Which lesson, skill or answer a thing is about; null while that is not known, and then nothing is stored. */
type Part = string | number | null
export type Parts = [] | [part: Part]
type PartsOf<Key extends string> = Key extends `${string}{learner}`
  ? []
  : Key extends `${string}_{${string}}`
    ? [part: Part]
    : []

type Declaration<T> = {
  schema: v.GenericSchema<unknown, T>
  /** Written as it is, else as JSON. */
  isText?: boolean
  /** Always in local storage, else beside the token: without Remember me it ends with the tab. */
  isLocal?: boolean
  /** Belongs to all users of the browser; in local storage. */
  isShared?: boolean
}

/** One kind of stored thing. */
export type StoredThing<T, P extends Parts> = {
  key: string
  isLocal: boolean
  isShared: boolean
  /** The key for a learner; null while the part is not known. */
  keyOf: (learner: string, ...part: P) => string | null
  toText: (value: T) => string
  /** Undefined for a text that is missing or odd. */
  fromText: (text: string | null) => T | undefined
}

/** Declares a stored thing. A guest declares its own. */
export function declare<T, const Key extends string>(
  key: Key,
  { schema, isText = false, isLocal = false, isShared = false }: Declaration<T>,
): StoredThing<T, PartsOf<Key>> {
  return {
    key,
    isLocal: isLocal || isShared,
    isShared,
    keyOf: (userKey, ...[part]) => {
      const named = key.replace('{learner}', userKey)
      return part === null ? null : named.replace(/\{\w+\}/, () => String(part))
    },
    toText: (value) => (isText ? String(value) : JSON.stringify(value)),
    fromText: (kept) => {
      try {
        const value: unknown = isText || kept === null ? kept : JSON.parse(kept)
        const result = v.safeParse(schema, value ?? undefined)
        return result.success ? result.output : undefined
      } catch {
        return undefined
      }
    },
  }
}
