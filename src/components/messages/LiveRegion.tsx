import { OnTop } from '@/components/dialogs/OnTop'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { makeStore } from '@/lib/make-store'

const text = makeStore('')

/** Announces a change to screen readers, politely. The page must show it as well. */
export function announce(message: string): void {
  // Append a no-break space to a repeated sentence: screen readers announce only changed text.
  text.set(message === text.get() ? `${message}\u00a0` : message)
}

/** The one `aria-live="polite"` region of the page; `announce` writes into it. */
export function LiveRegion() {
  const words = text.useValue()
  return (
    <OnTop>
      <div aria-live="polite">
        <VisuallyHidden>{words}</VisuallyHidden>
      </div>
    </OnTop>
  )
}
