import { useEffect, useRef } from 'react'

/**
 * Focuses the heading when `shown` changes, so that keyboard and screen reader follow; not on mount, where the shell
 * sets the focus. The page scrolls to its top, as a new page does.
 */
export function useHeadingFocus(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}
