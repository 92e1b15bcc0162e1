import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of the chart's place on the page, in px, also when the window changes. */
export function useChartWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)

  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    // A place that is not laid out (a hidden tab, a test) has no width: the window's stands in.
    const measure = () => setWidth(element.clientWidth || window.innerWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])

  return width
}

/** How large the learner set the browser's text, 1 for 16 px. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return Number.isFinite(size) && size > 0 ? size / 16 : 1
}
