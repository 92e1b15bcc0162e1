import { useSyncExternalStore } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Announces a change to screen readers, politely. The page must show it as well. */
export function announce(message: string): void {
  // Append a no-break space to a repeated sentence: screen readers announce only changed text.
  text = message === text ? `${message}\u00a0` : message
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useAnnouncement = () =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )
