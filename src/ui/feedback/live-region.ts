import { useSyncExternalStore } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Tells screen readers, politely, what changed on the page. Sighted learners must see it as well. */
export function announce(message: string): void {
  // A no-break space at the end makes the same sentence new, so that it is read again.
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
