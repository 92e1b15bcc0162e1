/** A storage area of the browser. Where it is blocked or full, values stay in memory until the page is left. */
export type StorageArea = {
  get: (key: string) => string | null
  /** False if the value is only in memory. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
}

function storageArea(open: () => Storage): StorageArea {
  const memory = new Map<string, string>()

  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      memory.delete(key)
      const isStored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false)
      if (!isStored) memory.set(key, value)
      return isStored
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [...memory.keys(), ...attempt((storage) => Object.keys(storage), [])],
  }
}

/** Stays after the browser is closed. */
export const localArea = storageArea(() => window.localStorage)
/** Ends with this tab. */
export const tabArea = storageArea(() => window.sessionStorage)

/** The key, in the tab, of the build that has reloaded for a chunk that did not load. */
export const reloadedKey = 'reloadedForChunk'

/** Whether the browser stores anything in an area; private windows may not. */
export function canStore(area: StorageArea): boolean {
  const key = 'norteProbe'
  const isStored = area.set(key, '1')
  area.remove(key)
  return isStored
}

/** Whether a reload of the page keeps what is stored; where an area is blocked or full it would lose the session or a place. */
export const canReload = (): boolean => [localArea, tabArea].every(canStore)
