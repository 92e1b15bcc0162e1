import { useCallback, useState } from 'react'

/** The width of an element in px, kept up to date. */
export function useElementWidth() {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // What is not laid out (a hidden tab, a test) has no width: the window's stands in.
    const measure = () => setWidth(element.clientWidth || window.innerWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

/** How large the learner set the browser's text: 1 for common size, 2 for double. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
