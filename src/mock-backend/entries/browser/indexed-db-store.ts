import { createStore, get, update } from 'idb-keyval'
import type { Database } from '../../server/db'
import type { Store } from '../../server/store'

const row = 'database'

/**
 * Keeps the database in IndexedDB, for all tabs of the origin. Each unit of work is one
 * transaction; the browser runs transactions one after another, also across tabs. Rejects if the
 * browser has no IndexedDB.
 */
export async function indexedDbStore(name: string, seed: () => Database): Promise<Store> {
  const table = createStore(name, 'state')
  await get(row, table)
  return (work) =>
    new Promise((resolve, reject) => {
      let resolveResult = () => {}
      const change = (db = seed()) => {
        const result = work(db)
        resolveResult = () => resolve(result)
        return db
      }
      update(row, change, table).then(() => resolveResult(), reject)
    })
}
