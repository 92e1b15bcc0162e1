import { useEffect, useRef } from 'react'

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
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [page])
  return heading
}
