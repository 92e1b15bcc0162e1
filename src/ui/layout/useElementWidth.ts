import { useCallback, useState } from 'react'

/** How large the learner set the browser's text: 1 for common size, 2 for double. */
const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1

/** The width of an element in px and the scale of the text in it, measured anew when it changes its size. */
export function useElementWidth() {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)
  const [scale, setScale] = useState(textScale)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      // What is not laid out (a hidden tab, a test) has no width: the window's stands in.
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
