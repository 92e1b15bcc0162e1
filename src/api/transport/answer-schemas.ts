import * as v from 'valibot'
import type { Id } from './call'
import { toNumber } from './spellings'

/**
 * Building blocks of answer schemas: a field that is missing or of the wrong type gets a default. The metadata tells
 * the lenient parser more than names and types do (schema-fields.ts).
 */

/** A number or a text, sent back unchanged. Compare ids with `isSameId` (contract.md#when-the-backend-differs). */
export const id = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.minLength(1)),
])

/** An id that is stored as a number: a text of digits becomes one. */
export const numericId = v.pipe(
  id,
  v.transform((value): Id => {
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  }),
)

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
    v.unknown(),
    v.transform(toNumber),
    v.number(),
    v.transform((value) => Math.round(Math.min(100, Math.max(0, value)))),
  ),
  0,
)

/** An http(s) address, else null, so that no `javascript:` URL becomes a link. */
export const webAddress = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.url(),
      v.check((address) => /^https?:\/\//i.test(address)),
    ),
  ),
  null,
)

/** The address of a video: relative to the backend, and https if it has no scheme. */
export const videoAddress = v.pipe(webAddress, v.metadata({ isVideoAddress: true }))

/**
 * A list without the items that do not parse; anything but a list becomes an empty one. With `isEmptyOnlyIfSent` a list
 * in which no item parses is an error.
 */
export function list<T>(item: v.GenericSchema<unknown, T>, { isEmptyOnlyIfSent = false } = {}) {
  return v.pipe(
    v.fallback(v.array(v.fallback(v.nullable(item), null)), []),
    v.metadata({ isEmptyOnlyIfSent }),
    v.check(
      (items) => !isEmptyOnlyIfSent || items.length === 0 || items.some((one) => one !== null),
    ),
    v.transform((items) => items.filter((one) => one !== null)),
  )
}

/**
 * The answer to a write that only has to succeed: anything, or nothing at all, except an HTML page. That comes from a
 * captive portal, and nothing was saved.
 */
export const saved = v.pipe(
  v.unknown(),
  v.metadata({ mayBeEmpty: true }),
  v.check((answer) => typeof answer !== 'string' || !answer.trimStart().startsWith('<')),
)
