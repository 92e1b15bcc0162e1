import { useEffect, useRef } from 'react'

/**
 * Focuses the heading when `shown` changes, so that keyboard and screen reader follow; not on mount, where the shell
 * sets the focus. `from-top` scrolls the page to its top, as for a new page.
 */
export function useHeadingFocus(shown: unknown, scroll: 'from-top' | 'into-view' = 'from-top') {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    if (scroll === 'from-top') window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: scroll === 'from-top' })
  }, [shown, scroll])
  return heading
}
