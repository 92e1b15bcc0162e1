import { useMemo, useState, useSyncExternalStore } from 'react'
import { session } from './session'
import { stored, subscribeStored } from './stored'
import type { Parts, StoredThing } from './stored-thing'

/** Of whom a page is built nothing is known. */
const nothing = () => null

/**
 * A stored thing as it is now: read again when its learner becomes known, and when another screen or
 * another tab changes it.
 */
export function useStored<T, P extends Parts>(thing: StoredThing<T, P>, ...parts: P) {
  const one = stored(thing, ...parts)
  const text = useSyncExternalStore(subscribeStored, one.text, nothing)
  const [shown, setShown] = useState<{ text: string | null }>()
  const current = shown ? shown.text : text
  const value = useMemo(() => thing.fromText(current), [thing, current])

  return {
    value,
    keep: (next: T) => {
      setShown(undefined)
      return one.keep(next)
    },
    /** Keeps what becomes of the newest value, which may come from another tab. */
    change: (next: (value: T | undefined) => T) => {
      setShown(undefined)
      return one.change(next)
    },
    /** It is no longer needed. The screen that says so goes on showing it until it is left. */
    forget: () => {
      setShown({ text })
      one.forget()
    },
  }
}

/** A stored value as it was here last, once another tab has saved it and taken it away; never another session's. */
export function useRemovedByOtherTab<T>(value: T | undefined): T | undefined {
  const token = session.token()
  const [last, setLast] = useState({ value, token })
  if (value !== undefined && value !== last.value) setLast({ value, token })
  return value === undefined && last.token === token ? last.value : undefined
}
