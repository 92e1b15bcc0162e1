import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '@/components/layout/focus-heading'

/**
 * For a state of the page that goes when its data comes: if the focus is in it, or waits on <main>, the heading of what
 * comes next takes it. Else the browser would put it at the top of the page.
 */
export function useFocusNext() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const state = ref.current
    return () => {
      const { activeElement } = document
      const hasFocus = activeElement?.id === 'main' || state?.contains(activeElement)
      // What comes next is in the page once this commit is done.
      if (hasFocus) queueMicrotask(focusHeading)
    }
  }, [])
  return ref
}
