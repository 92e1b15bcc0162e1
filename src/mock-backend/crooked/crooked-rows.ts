import type { CrookedRow } from './row'
import { addressRows } from './rows/addresses'
import { envelopeRows } from './rows/envelopes'
import { extraFieldRows, fieldRows } from './rows/fields'
import { listRows } from './rows/lists'
import { messageRows, ownRows } from './rows/messages'
import { valueRows } from './rows/values'
import { failureRows, writeRows } from './rows/writes'

/**
 * Every way in which the stand-in can answer crookedly. The order is the one in which several change an answer:
 * what says that a write was done, what is inside, how it is spelled, what it stands in.
 */
export const crookedRows: readonly CrookedRow[] = [
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

/** All that must be read as the straight answers, at once; or the rows of these names. */
export type Crooked = 'all' | readonly string[]

/** The rows that are wanted. An unknown name is an error that names those there are. */
export function rowsOf(crooked: Crooked): readonly CrookedRow[] {
  if (crooked === 'all') return crookedRows.filter(({ together }) => together)
  const unknown = crooked.filter((wanted) => !crookedRows.some(({ name }) => name === wanted))
  if (unknown.length > 0) {
    const names = crookedRows.map(({ name, about }) => `  ${name.padEnd(28)} ${about}`)
    throw new Error(
      `There is no crooked row ${unknown.join(', ')}. There are:\n${names.join('\n')}`,
    )
  }
  return crookedRows.filter(({ name }) => crooked.includes(name))
}
