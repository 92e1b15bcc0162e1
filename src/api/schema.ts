import * as v from 'valibot'
import type { Id } from '@/domain/ids'
import { wholePercent } from '@/domain/progress'

/* Parts of the schemas of answers. */

/** A whole number from 0 to 100. */
export const percent = v.fallback(
  v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.transform(wholePercent)),
  0,
)

type Key = Id | null

export const byId = (item: { id: Key }): Key => item.id

function withoutRepeats<T>(items: readonly T[], keyOf: (item: T) => Key): T[] {
  const known = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    if (key === null) return true
    const isNew = !known.has(String(key))
    known.add(String(key))
    return isNew
  })
}

/**
 * A list, without the items that cannot be read or come a second time by `keyOf`. Null is an empty list; anything else
 * that is no list makes the whole answer unreadable.
 */
export function listOf<T>(
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

/** A list inside an item: empty where it is missing or no list. */
export const listInside = <T>(
  item: v.GenericSchema<unknown, T>,
  keyOf?: (item: NonNullable<T>) => Key,
) => v.fallback(listOf(item, keyOf), [])

/** The answer to a write that only has to succeed: anything but an HTML page, which comes from a captive portal. */
export const anyButHtml = v.pipe(
  v.unknown(),
  v.check((answer) => typeof answer !== 'string' || !answer.trimStart().startsWith('<')),
)
