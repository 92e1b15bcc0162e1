import * as v from 'valibot'
import type { Id } from './call'

/**
 * Building blocks of answer schemas (contract.md#what-is-accepted): a field that is missing or of the wrong type gets
 * a default, and an item of a list that cannot be read is left out.
 */

/** A number or a text, sent back as it came. Compare ids with `isSameId`. */
export const id = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.regex(/\S/))])

/** An id that may be missing: null. */
export const optionalId = v.fallback(v.nullable(id), null)

/** A text; a number becomes text, anything else the empty text. */
export const text = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
)

/** An integer from 0 to 100. */
export const percent = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.toNumber(),
    v.transform((value) => Math.round(Math.min(100, Math.max(0, value)))),
  ),
  0,
)

/** An http(s) address, else null, so that no `javascript:` URL becomes a link. */
export const webAddress = v.fallback(
  v.nullable(v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:\/\//i))),
  null,
)

type Key = Id | null

/** What tells the items of a list apart, where they have an id. */
export const byId = (item: { id: Key }): Key => item.id

function withoutRepeats<T>(items: readonly T[], keyOf: (item: T) => Key): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (key === null) return true
    const isNew = !seen.has(String(key))
    seen.add(String(key))
    return isNew
  })
}

/**
 * The list of an answer, without the items that cannot be read or come a second time. Null is an empty list; anything
 * else that is no list makes the whole answer unreadable.
 */
export function list<T>(
  item: v.GenericSchema<unknown, T>,
  keyOf: (item: NonNullable<T>) => Key = () => null,
) {
  return v.pipe(
    v.nullable(v.array(v.fallback(v.nullable(item), null)), []),
    v.transform((items) =>
      withoutRepeats(
        items.filter((one) => one !== null && one !== undefined),
        keyOf,
      ),
    ),
  )
}

/** A list inside an item: empty if it is missing or no list. */
export const innerList = <T>(
  item: v.GenericSchema<unknown, T>,
  keyOf?: (item: NonNullable<T>) => Key,
) => v.fallback(list(item, keyOf), [])

/**
 * The answer to a write that only has to succeed: anything, or nothing at all, except an HTML page. That comes from a
 * captive portal, and nothing was saved.
 */
export const saved = v.pipe(
  v.unknown(),
  v.check((answer) => typeof answer !== 'string' || !answer.trimStart().startsWith('<')),
)
