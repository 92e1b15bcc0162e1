import type { Database } from '../../server/db'
import type { Store } from '../../server/store'

const table = 'state'
const row = 'database'

/** To be raised when the tables or the seed change: what older versions kept is then dropped. */
const version = 2

/**
 * Keeps the database in IndexedDB, for all tabs of the origin. Each piece of work is one transaction that
 * reads, works and writes; the browser runs such transactions one after another, also across tabs.
 * Rejects when the browser gives no IndexedDB.
 */
export async function indexedDbStore(name: string, seed: () => Database): Promise<Store> {
  let connection = await connect(name)
  return async (work) => {
    // The browser may close a connection, when its storage is cleared for example.
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
      // A newer version of the demo in another tab needs this one out of the way.
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
