import * as v from 'valibot'
import type { Id } from './call'
import { toNumber } from './spellings'

/**
 * What answers are made of: what is missing or of the wrong type gets a plain default. The metadata is what the
 * lenient reading needs to know beside names and types (schema-fields.ts).
 */

/** A number or a text, sent back as it came; two of them are compared by `isSameId` (contract.md#when-the-backend-differs). */
export const id = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.trim(), v.minLength(1)),
])

/** An id that travels in an address or is kept as a number: digits in a text become one. */
export const numericId = v.pipe(
  id,
  v.transform((value): Id => {
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  }),
)

/** A text; numbers become text, anything else the empty text. */
export const text = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
)

/** A whole percent, 0 to 100. */
export const percent = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform(toNumber),
    v.number(),
    v.transform((value) => Math.round(Math.min(100, Math.max(0, value)))),
  ),
  0,
)

/** An http(s) address, else null: nothing else is ever followed. */
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

/** The address of a video: without a host it is the backend's, without a scheme https. */
export const videoAddress = v.pipe(webAddress, v.metadata({ isVideoAddress: true }))

/**
 * A list; an item that cannot be read is left out, and anything but a list is an empty one.
 * `isEmptyOnlyIfSent`: one whose items can all not be read is no answer.
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
 * The answer to a write that only has to succeed: anything, or nothing at all. But a page is not the
 * backend's: a network that wants a sign-in of its own answers like that, and nothing was saved.
 */
export const saved = v.pipe(
  v.unknown(),
  v.metadata({ mayBeEmpty: true }),
  v.check((answer) => typeof answer !== 'string' || !answer.trimStart().startsWith('<')),
)
