import { useCallback, useState } from 'react'

/** The width of an element in pixels, kept up to date; the window's until it is known. */
export function useElementWidth() {
  const [width, setWidth] = useState(() => document.documentElement.clientWidth || 360)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}

/** 1 for text of common size, 2 where the browser is set to text of double size. */
export function rootTextScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
