type Row = { value: unknown }

/**
 * A fake of the parts of IndexedDB that the store uses: one table, sequential transactions, copied
 * values, and rollback on abort. `closeAll` does what a browser does when it clears storage.
 */
export function smallIndexedDb(): { open: () => unknown; closeAll: () => void } {
  const row: Row = { value: undefined }
  let connections: FakeConnection[] = []
  let isCreated = false
  let queue = Promise.resolve()

  class FakeConnection {
    onclose: (() => void) | null = null
    isClosed = false
    readonly objectStoreNames = { contains: () => isCreated }
    createObjectStore(): void {
      isCreated = true
    }
    transaction(): unknown {
      if (this.isClosed) throw new Error('The connection is closed')
      const transaction = new FakeTransaction()
      queue = queue.then(() => transaction.run(row))
      return transaction
    }
  }

  return {
    open: () => {
      const connection = new FakeConnection()
      connections.push(connection)
      return answerLater({ result: connection }, isCreated ? [] : ['onupgradeneeded'])
    },
    closeAll: () => {
      for (const connection of connections) {
        connection.isClosed = true
        connection.onclose?.()
      }
      connections = []
    },
  }
}

class FakeTransaction {
  oncomplete: (() => void) | null = null
  onabort: (() => void) | null = null
  error: Error | null = null
  #isAborted = false
  #written: Row | null = null
  readonly #reading: { result?: unknown; onsuccess?: () => void } = {}

  objectStore(): unknown {
    return {
      get: () => this.#reading,
      put: (value: unknown) => {
        this.#written = { value: structuredClone(value) }
      },
    }
  }

  abort(): void {
    this.#isAborted = true
  }

  run(row: Row): void {
    this.#reading.result = structuredClone(row.value)
    this.#reading.onsuccess?.()
    if (this.#isAborted) {
      this.onabort?.()
      return
    }
    if (this.#written) row.value = this.#written.value
    this.oncomplete?.()
  }
}

/** An IndexedDB request whose handlers are called once the caller has set them. */
function answerLater(fields: object, before: readonly string[]): object {
  const request = { ...fields }
  queueMicrotask(() => {
    for (const handler of [...before, 'onsuccess']) {
      const call: unknown = Reflect.get(request, handler)
      if (typeof call === 'function') call()
    }
  })
  return request
}
