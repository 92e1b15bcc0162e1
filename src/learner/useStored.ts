import { useMemo, useState, useSyncExternalStore } from 'react'
import { session } from './session'
import { stored, subscribeStored } from './stored'
import type { Parts, StoredThing } from './stored-thing'

/** The snapshot while prerendering: nothing is stored. */
const nothing = () => null

/**
 * The current value of a stored thing. Renders again when the learner becomes known, or when another component or tab
 * changes it.
 */
export function useStored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const one = stored(thing, ...parts)
  const text = useSyncExternalStore(subscribeStored, () => stored(thing, ...parts).text(), nothing)
  const [shown, setShown] = useState<{ text: string | null }>()
  const current = shown ? shown.text : text
  const value = useMemo(() => thing.fromText(current), [thing, current])

  return {
    value,
    keep: (next: T) => {
      setShown(undefined)
      return one.keep(next)
    },
    /** Updates the newest value, which another tab may have written. */
    change: (next: (value: T | undefined) => T) => {
      setShown(undefined)
      return one.change(next)
    },
    /** Removes it from storage. This component goes on showing the old value until it unmounts. */
    forget: () => {
      setShown({ text })
      one.forget()
    },
  }
}

/** The last value before another tab saved and removed it; undefined if the session is a new one. */
export function useRemovedByOtherTab<T>(value: T | undefined): T | undefined {
  const token = session.token()
  const [last, setLast] = useState({ value, token })
  if (value !== undefined && value !== last.value) setLast({ value, token })
  return value === undefined && last.token === token ? last.value : undefined
}
