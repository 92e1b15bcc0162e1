import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { OnTop } from './OnTop'

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

const useAnnouncement = () =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )

/** The one polite region of the page; `announce` fills it. */
export function LiveRegion() {
  return (
    <OnTop>
      <div aria-live="polite">
        <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
      </div>
    </OnTop>
  )
}
