import type { Database } from '../../server/db'
import type { Store } from '../../server/store'

const table = 'state'
const row = 'database'

/** Increase it when the tables or the seed change: data of older versions is then dropped. */
const version = 2

/**
 * Keeps the database in IndexedDB, for all tabs of the origin. Each unit of work is one
 * transaction; the browser runs transactions one after another, also across tabs. Rejects if the
 * browser has no IndexedDB.
 */
export async function indexedDbStore(name: string, seed: () => Database): Promise<Store> {
  let connection = await connect(name)
  return async (work) => {
    // The browser may close a connection, for example when it clears the storage.
    if (!connection.isOpen) connection = await connect(name)
    return transact(connection.idb, seed, work)
  }
}

type Connection = { idb: IDBDatabase; isOpen: boolean }

function connect(name: string): Promise<Connection> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      const idb = request.result
      if (idb.objectStoreNames.contains(table)) idb.deleteObjectStore(table)
      idb.createObjectStore(table)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('IndexedDB does not open'))
    }
    request.onsuccess = () => {
      const connection = { idb: request.result, isOpen: true }
      connection.idb.onclose = () => {
        connection.isOpen = false
      }
      // Close this connection, or a newer version of the demo in another tab could not upgrade the
      // database.
      connection.idb.onversionchange = () => {
        connection.isOpen = false
        connection.idb.close()
      }
      resolve(connection)
    }
  })
}

function transact<Result>(
  idb: IDBDatabase,
  seed: () => Database,
  work: (db: Database) => Result,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = idb.transaction(table, 'readwrite')
    const rows = transaction.objectStore(table)
    const reading: IDBRequest<Database | undefined> = rows.get(row)
    reading.onsuccess = () => {
      try {
        const db = reading.result ?? seed()
        const result = work(db)
        rows.put(db, row)
        transaction.oncomplete = () => {
          resolve(result)
        }
      } catch (error) {
        transaction.abort()
        reject(error)
      }
    }
    transaction.onabort = () => {
      reject(transaction.error ?? new Error('The transaction was aborted'))
    }
  })
}
