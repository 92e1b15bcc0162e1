import { useEffect, useRef } from 'react'
import { stopReading } from '@/components/read-aloud/reader'

/**
 * For the heading of a module with pages: focuses it when `page` changes, so that keyboard and screen reader follow; not
 * on mount, where RouteFocus and ScreenHeading do it. The window scrolls to its top, as for a new page.
 */
export function useHeadingFocus(page: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    // The voice would go on with the words of the page before.
    stopReading()
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
