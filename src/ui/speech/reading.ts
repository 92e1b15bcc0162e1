import { useSyncExternalStore } from 'react'

/** What is being read aloud now: whose button started it, and what ends it. */
type Reading = { of: string; stop: () => void }

let current: Reading | null = null
const listeners = new Set<() => void>()

function changed(next: Reading | null): void {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** There is one voice: what begins ends what was read before. */
export function begin(of: string, stop: () => void): void {
  stopReading()
  changed({ of, stop })
}

/** It has come to its end. */
export function ended(of: string): void {
  if (current?.of === of) changed(null)
}

/** Stops what is being read: all of it, or only what this button started. */
export function stopReading(of?: string): void {
  if (current === null || (of !== undefined && current.of !== of)) return
  const { stop } = current
  changed(null)
  stop()
}

/** Whether this button's text is being read now. */
export const useIsReading = (of: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current?.of === of,
    () => false,
  )
