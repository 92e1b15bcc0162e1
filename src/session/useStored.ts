import { useMemo, useSyncExternalStore } from 'react'
import { stored, subscribeStored } from './stored'
import { ship, type Parts, type Ship, type StoredThing } from './stored-things'

/**
 * The current value of a stored thing. Renders again when the learner becomes known, or when another component or tab
 * changes it.
 */
export function useStored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const { key, keep, change, forget } = stored(thing, ...parts)
  const text = useSyncExternalStore(subscribeStored, () => stored(thing, ...parts).text())
  const value = useMemo(() => thing.fromText(text), [thing, text])
  return { key, value, keep, change, forget }
}

/** The ship of the learner's support level; a yacht where this device does not know it. */
export const useLearnersShip = (): Ship => useStored(ship).value ?? 'yacht'
