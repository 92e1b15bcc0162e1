import * as v from 'valibot'

/* Fields of data from outside: answers, history states, storage. One that cannot be read gets a default. */

/** Undefined where it is missing or cannot be read. */
export const orUndefined = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined)

/** False for anything but true. */
export const flag = v.fallback(v.boolean(), false)

/** A number becomes text, anything else the empty text. */
export const text = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
)

/** An http(s) address, so that no `javascript:` address becomes a link. */
export const webAddress = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:\/\//i))

/** As browsers write it, because ReactPlayer knows YouTube only in lower case; null for anything else. */
export const webAddressOrNull = v.fallback(
  v.nullable(
    v.pipe(
      webAddress,
      v.transform((address) => new URL(address).href),
    ),
  ),
  null,
)
