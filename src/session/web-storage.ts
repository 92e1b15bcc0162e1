/**
 * All access to web storage. If it is blocked (private windows) or full, the value is kept in memory until the page
 * is left, and `set` returns false.
 */
export type StorageArea = {
  get: (key: string) => string | null
  /** True if the browser stores the value; false if it is only in memory. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
  /** Whether the browser stores anything; private windows may not. */
  canKeep: () => boolean
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

  const area: StorageArea = {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, value)
      return isStored
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
    canKeep: () => {
      const isKept = area.set(probeKey, '1')
      area.remove(probeKey)
      return isKept
    },
  }
  return area
}

/** Written and removed at once, to test whether the browser stores anything. */
const probeKey = 'norteProbe'

export const storage = {
  /** Stays after the browser is closed. */
  local: storageArea(() => window.localStorage),
  /** Ends with this tab. */
  session: storageArea(() => window.sessionStorage),
}
