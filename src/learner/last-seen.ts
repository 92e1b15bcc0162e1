import * as v from 'valibot'
import { session } from './session'
import { stored } from './stored'
import { lastSeen } from './stored-things'

/** A stored copy of an answer, shown while there is no network. */
export type Snapshot<T> = {
  data: T
  /** When it arrived, in milliseconds since 1970. */
  at: number
}

/**
 * Call this before a request, and the result with its answer. The answer is stored for the learner of the request,
 * and dropped if that learner has signed out meanwhile.
 */
export function snapshotWriter(name: string): (answer: unknown) => void {
  const isSignedIn = session.userKey() !== undefined
  const kept = stored(lastSeen, name)
  return (answer) => {
    if (isSignedIn) kept.keep({ at: Date.now(), answer })
  }
}

/** Call after a write that makes the snapshot outdated. */
export const forgetSnapshot = (name: string): void => stored(lastSeen, name).forget()

/** The stored answer, parsed by its current schema; null if there is none or it does not parse. */
export function readSnapshot<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Snapshot<T> | null {
  const snapshot = stored(lastSeen, name).read()
  const result = v.safeParse(schema, snapshot?.answer)
  return snapshot && result.success ? { data: result.output, at: snapshot.at } : null
}
