import * as v from 'valibot'
import { session } from './session'
import { stored } from './stored'
import { lastSeen } from './stored-things'

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
export function snapshotWriter(name: string): (answer: unknown) => void {
  const owner = session.userKey()
  const kept = stored(lastSeen, name)
  return (answer) => {
    if (owner !== undefined) kept.keep({ at: Date.now(), answer })
  }
}

/** For an answer that the learner has just made another one. */
export const forgetSnapshot = (name: string): void => stored(lastSeen, name).forget()

/** The answer that was kept last, read as if it came now; null where there is none, or none that can be read. */
export function readSnapshot<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): Snapshot<T> | null {
  const snapshot = stored(lastSeen, name).read()
  const result = v.safeParse(schema, snapshot?.answer)
  return snapshot && result.success ? { data: result.output, at: snapshot.at } : null
}
