/**
 * The one way to web storage. A browser may block it (private windows) or it may be full: then the
 * value is kept in memory for this visit, and `set` says that it will not last.
 */
export type StorageArea = {
  get: (key: string) => string | null
  /** True when the value will outlive the visit. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
  /** Whether anything outlives the visit here; private windows may keep nothing. */
  canKeep: () => boolean
}

/** Removes what can be done without; false where there is nothing of the kind. */
type MakeRoom = (area: StorageArea) => boolean
let makeRoom: MakeRoom = () => false

/** Says what goes first when a browser has no more room. */
export function whenFull(remove: MakeRoom): void {
  makeRoom = remove
}

const isFull = (error: unknown) =>
  error instanceof DOMException && /quota/i.test(`${error.name} ${error.message}`)

function storageArea(open: () => Storage): StorageArea {
  const memory = new Map<string, string>()

  const attempt = <T>(work: (storage: Storage) => T, fallback: T): T => {
    try {
      return work(open())
    } catch {
      return fallback
    }
  }

  const write = (key: string, value: string): 'kept' | 'full' | 'blocked' => {
    try {
      open().setItem(key, value)
      return 'kept'
    } catch (error) {
      return isFull(error) ? 'full' : 'blocked'
    }
  }

  const area: StorageArea = {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      let outcome = write(key, value)
      if (outcome === 'full' && makeRoom(area)) outcome = write(key, value)
      if (outcome === 'kept') memory.delete(key)
      else memory.set(key, value)
      return outcome === 'kept'
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

/** Written and removed at once, to see whether a browser keeps anything. */
const probeKey = 'norteProbe'

export const storage = {
  /** Kept after the browser is closed. */
  local: storageArea(() => window.localStorage),
  /** Kept for this tab. */
  session: storageArea(() => window.sessionStorage),
}
