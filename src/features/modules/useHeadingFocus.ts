import { useEffect, useRef } from 'react'

/**
 * For a heading that takes the focus when `shown` has changed, so that keyboard and screen reader
 * follow. The first one that is shown belongs to the page. `from-top`: the page begins anew with it.
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
