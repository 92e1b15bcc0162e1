import type { MalformedRow } from './row'
import { addressRows } from './rows/addresses'
import { envelopeRows } from './rows/envelopes'
import { extraFieldRows, fieldRows } from './rows/fields'
import { listRows } from './rows/lists'
import { messageRows, ownRows } from './rows/messages'
import { valueRows } from './rows/values'
import { failureRows, writeRows } from './rows/writes'

/**
 * All variations of a response. They apply in this order: how success is reported, the content, the
 * names of fields, the envelope.
 */
export const malformedRows: readonly MalformedRow[] = [
  ...writeRows,
  ...extraFieldRows,
  ...messageRows,
  ...valueRows,
  ...addressRows,
  ...listRows,
  ...fieldRows,
  ...envelopeRows,
  ...failureRows,
  ...ownRows,
]

/** All rows that the app must read like regular responses, combined; or the rows of these names. */
export type Malformed = 'all' | readonly string[]

/** The chosen rows. An unknown name throws an error that lists the known ones. */
export function rowsOf(malformed: Malformed): readonly MalformedRow[] {
  if (malformed === 'all') return malformedRows.filter(({ isCombinable }) => isCombinable)
  const unknown = malformed.filter((wanted) => !malformedRows.some(({ name }) => name === wanted))
  if (unknown.length > 0) {
    const names = malformedRows.map(({ name, about }) => `  ${name.padEnd(28)} ${about}`)
    throw new Error(
      `There is no malformed row ${unknown.join(', ')}. There are:\n${names.join('\n')}`,
    )
  }
  return malformedRows.filter(({ name }) => malformed.includes(name))
}
