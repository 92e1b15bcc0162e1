import type { Store } from './backend/store'
import type { Database } from './database'

/** Survives a reload and is shared by all tabs. Throws where the browser forbids local storage. */
export function webStorageStore(key: string, seed: () => Database): Store {
  const read = (): Database => JSON.parse(localStorage.getItem(key) ?? 'null') ?? seed()
  localStorage.setItem(key, JSON.stringify(read()))
  return async (work) => {
    const db = read()
    const result = work(db)
    localStorage.setItem(key, JSON.stringify(db))
    return result
  }
}
