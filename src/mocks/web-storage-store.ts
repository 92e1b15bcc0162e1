import type { Store } from './backend/store'
import type { Database } from './database'

/**
 * Survives a reload and is shared by all tabs. While local storage is full or forbidden, the newest database is in memory, until
 * the page reloads.
 */
export function webStorageStore(key: string, seed: () => Database): Store {
  let inMemory: Database | undefined

  const stored = (): Database | null => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }

  const write = (db: Database) => {
    try {
      localStorage.setItem(key, JSON.stringify(db))
      inMemory = undefined
    } catch {
      if (!inMemory) console.info('Norte demo: this browser is not storing, a reload loses data.')
      inMemory = db
    }
  }

  return async (work) => {
    const db = inMemory ?? stored() ?? seed()
    const result = work(db)
    write(db)
    return result
  }
}
