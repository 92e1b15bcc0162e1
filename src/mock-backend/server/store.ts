import type { Database } from './db'

/**
 * Keeps the database between requests. Each request is one piece of work on it: read before, kept after,
 * and never interleaved with another. The work itself is synchronous.
 */
export type Store = <Result>(work: (db: Database) => Result) => Promise<Result>

/** Keeps it in memory: gone with the process. */
export function memoryStore(seed: () => Database): Store {
  let db: Database | undefined
  return async (work) => {
    db ??= seed()
    return work(db)
  }
}
