import { useEffect } from 'react'
import { OnTop } from '@/components/dialogs/OnTop'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { timing } from '@/config/timing'
import { makeStore } from '@/lib/make-store'

const text = makeStore('')

/** Announces a change to screen readers, politely. The page must show it as well. */
export function announce(message: string): void {
  // Append a no-break space to a repeated sentence: screen readers announce only changed text.
  text.set(message === text.get() ? `${message}\u00a0` : message)
}

/** The region of the page into which `announce` writes. */
export function LiveRegion() {
  const words = text.useValue()
  // Who reads the page later must not meet an old one.
  useEffect(() => {
    const timer = setTimeout(() => text.set(''), timing.announcementStays)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <OnTop>
      <div aria-live="polite">
        <VisuallyHidden>{words}</VisuallyHidden>
      </div>
    </OnTop>
  )
}
