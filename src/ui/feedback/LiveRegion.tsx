import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { OnTop } from './OnTop'

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

const useAnnouncement = () =>
  useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )

/** The one `aria-live="polite"` region of the page; `announce` writes into it. */
export function LiveRegion() {
  return (
    <OnTop>
      <div aria-live="polite">
        <VisuallyHidden>{useAnnouncement()}</VisuallyHidden>
      </div>
    </OnTop>
  )
}
