import * as v from 'valibot'
import { draftsOf } from '@/learner/drafts'
import { session } from './session'

/** The last answers of a read, as they came, by learner: what can be seen without a network. */
const kept = draftsOf(
  'lastSeen',
  'until-sign-out',
  v.object({ at: v.number(), answer: v.unknown() }),
)

/** An answer from the last time that there was a network. */
export type Snapshot<T> = {
  data: T
  /** When it came, in milliseconds since 1970. */
  at: number
}

/**
 * Begins a read whose answer is to be kept under this name: call the result with the answer. An answer
 * that comes when another learner is there, or none, is kept for nobody.
 */
export function keeperOf(name: string): (answer: unknown) => void {
  const owner = session.userKey()
  return (answer) => {
    if (session.userKey() === owner) kept.keep(owner, { at: Date.now(), answer }, name)
  }
}

/** The answer that was kept last, read as if it came now; null where there is none, or none that can be read. */
export function readSnapshot<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Snapshot<T> | null {
  const snapshot = kept.read(session.userKey(), name)
  const result = v.safeParse(schema, snapshot?.answer)
  return snapshot && result.success ? { data: result.output, at: snapshot.at } : null
}
