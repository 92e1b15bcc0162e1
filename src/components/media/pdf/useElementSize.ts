import { useCallback, useState } from 'react'

/** The size of an element without its scroll bars in px, updated when it is resized. */
export function useElementSize() {
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      // Without layout (a hidden tab, a test) the element has no size.
      if (element.clientWidth > 0) {
        setSize({ width: element.clientWidth, height: element.clientHeight })
      }
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size] as const
}
