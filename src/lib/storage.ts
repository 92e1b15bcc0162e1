/**
 * The one door to web storage. A browser may block it (private windows) or it may be full: then the
 * value is kept in memory for this visit, and `set` says that it will not last.
 */
export type StorageArea = {
  get: (key: string) => string | null
  /** True when the value will outlive the visit. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

function storageArea(open: () => Storage): StorageArea {
  const memory = new Map<string, string>()

  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return work(open())
    } catch {
      return fallback
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
      return kept
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => {
      const stored = attempt(
        (storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index)),
        [],
      )
      return [...new Set([...memory.keys(), ...stored.filter((key) => key !== null)])]
    },
  }
}

export const storage = {
  /** Kept after the browser is closed. */
  local: storageArea(() => window.localStorage),
  /** Kept for this tab. */
  session: storageArea(() => window.sessionStorage),
}
