import { useCallback, useState } from 'react'

/** The text size set in the browser: 1 is the default, 2 double. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** The width of an element in px and the scale of its text, updated when it is resized. */
export function useElementWidth() {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)
  const [scale, setScale] = useState(textScale)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      // Without layout (a hidden tab, a test) the element has no width: use the viewport's.
      setWidth(element.clientWidth || window.innerWidth)
      setScale(textScale())
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width, scale] as const
}
