import type { Database } from '../database'

/**
 * Stores the database between requests. Each request is one synchronous unit of work, never
 * interleaved with another.
 */
export type Store = <Result>(work: (db: Database) => Result) => Promise<Result>

export function memoryStore(seed: () => Database): Store {
  let db: Database | undefined
  return async (work) => {
    db ??= seed()
    return work(db)
  }
}
