import { useCallback, useState } from 'react'
import { textScale } from '@/lib/text-scale'

/** The size of an element without its scroll bars in px and the scale of its text, updated when it is resized. */
export function useElementSize() {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth)
  const [height, setHeight] = useState(() => window.innerHeight)
  const [scale, setScale] = useState(textScale)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      // Without layout (a hidden tab, a test) the element has no size: use the viewport's.
      setWidth(element.clientWidth || window.innerWidth)
      setHeight(element.clientHeight || window.innerHeight)
      setScale(textScale())
    }
    // It also tells the first size.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, { width, height, textScale: scale }] as const
}
